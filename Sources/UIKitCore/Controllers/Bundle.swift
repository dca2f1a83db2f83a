/// Exists so that `init(nibName:bundle:)` can be declared and called with nil.
public final class Bundle {
    private init() {}
}
