"""How scenarios are written down: a function each, its name a sentence, with the id of the public report that it plays."""
scenarios = []


def scenario(function):
    """Adds a function to what is played; the report calls it by its name."""
    function.sentence = function.__name__.replace("_", " ")
    scenarios.append(function)
    return function


def case(identity):
    """Adds one that plays a public report."""
    def add(function):
        scenario(function)
        function.sentence = f"{identity} {function.sentence}"
        return function
    return add


def last_tap(probe, screen, touch, slot=0, identity=9000):
    """Taps at 5, 5: the very next lines must be this tap's, so whatever else was said is noticed."""
    screen.down(slot, identity, 5, 5).sync().write()
    probe.expect(f"began {touch} 5.0 5.0")
    screen.up(slot).sync().write()
    probe.expect(f"ended {touch} 5.0 5.0")
    probe.finish()
