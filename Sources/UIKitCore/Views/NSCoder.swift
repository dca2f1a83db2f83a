/// Exists only so that `init?(coder:)` can be declared; nobody can make one.
open class NSCoder {
    package init() {}
}
