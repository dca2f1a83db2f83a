import UIKit

/// The room: what is wanted, what is measured, and what the device does about it.
@MainActor final class Thermostat {
    /// What the device may do.
    enum Mode: Int, CaseIterable {
        case heat
        case cool
        case auto
        case off

        var title: String { ["Heat", "Cool", "Auto", "Off"][rawValue] }
        var symbol: String { ["flame.fill", "snowflake", "leaf.fill", "power"][rawValue] }
    }

    /// What the device does.
    enum Activity {
        case heating
        case cooling
        case resting
    }

    /// The temperatures that can be wanted, in degrees Celsius.
    static let range = 12.0...30.0

    /// What is wanted, in degrees Celsius.
    private(set) var target = 21.5
    /// What is measured, in degrees Celsius.
    private(set) var current = 20.4
    /// The humidity of the room, in percent.
    let humidity = 46
    /// What is measured outside, in degrees Celsius.
    let outside = 7
    var mode = Mode.heat { didSet { tell() } }
    /// Whether temperatures are shown in degrees Fahrenheit.
    var showsFahrenheit = false { didSet { tell() } }
    /// Whether nobody is at home, which saves three degrees.
    var isAway = false { didSet { tell() } }
    /// The steps of the fan, 0 by itself.
    var fan = 0 { didSet { tell() } }

    private var observers: [@MainActor () -> Void] = []

    /// Calls `observer` now and after each change.
    func observe(_ observer: @escaping @MainActor () -> Void) {
        observers.append(observer)
        observer()
    }

    /// Wants another temperature; it is kept within the range, in halves of a degree.
    func want(_ degrees: Double) {
        let halves = (degrees * 2).rounded() / 2
        target = min(max(halves, Self.range.lowerBound), Self.range.upperBound)
        tell()
    }

    /// What the device works towards: three degrees less effort while nobody is at home.
    var goal: Double { isAway ? target + (mode == .cool ? 3 : -3) : target }

    /// What the device does now.
    var activity: Activity {
        switch mode {
        case .heat where current < goal - 0.05: .heating
        case .cool where current > goal + 0.05: .cooling
        case .auto where current < goal - 0.5: .heating
        case .auto where current > goal + 0.5: .cooling
        default: .resting
        }
    }

    /// A second of the room's life.
    func tick() {
        switch activity {
        case .heating: current += 0.05
        case .cooling: current -= 0.05
        case .resting: return
        }
        tell()
    }

    /// A temperature in words, in the scale that is shown.
    func words(_ degrees: Double, fraction: Bool = true) -> String {
        let shown = showsFahrenheit ? degrees * 9 / 5 + 32 : degrees
        let tenths = Int((shown * 10).rounded())
        if !fraction || showsFahrenheit { return "\(Int(shown.rounded()))°" }
        return "\(tenths / 10).\(abs(tenths % 10))°"
    }

    private func tell() {
        for observer in observers { observer() }
    }
}
