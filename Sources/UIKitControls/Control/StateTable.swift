/// What a control shows, by state; what a state lacks is the normal state's.
@MainActor struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What was set for exactly this state; nil where nothing was.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What is shown in a state.
    func shown(in state: UIControl.State) -> Value? {
        // Keys and applications' own bits do not decide about looks.
        let known = state.intersection([.highlighted, .disabled, .selected])
        return values[state] ?? values[known] ?? values[.normal]
    }
}
