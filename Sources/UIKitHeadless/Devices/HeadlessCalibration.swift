package import UIKitGeometry
package import UIKitPlatform

/// The calibration of the touchscreen that a recorded session was made on: fingers of the session pass through it.
@MainActor package final class HeadlessCalibration {
    /// What the touchscreen works with.
    package var matrix = CalibrationMatrix.identity
    /// What was kept for good, nil when nothing was.
    package private(set) var kept: CalibrationMatrix?

    /// Creates the calibration of a touchscreen that needs none.
    package init() {}

    func keep(_ matrix: CalibrationMatrix) { kept = matrix }

    /// The event as the touchscreen reports it, on a screen of `size` points.
    func calibrated(_ event: InputEvent, size: CGSize) -> InputEvent {
        guard matrix != .identity, size.width > 0, size.height > 0,
            case .contacts(var contacts, let time) = event
        else { return event }
        for index in contacts.indices where contacts[index].tool == .finger {
            let unit = CGPoint(
                x: contacts[index].position.x / size.width,
                y: contacts[index].position.y / size.height
            )
            let place = matrix.place(unit)
            contacts[index].position = CGPoint(
                x: max(0, min(place.x * size.width, size.width.nextDown)),
                y: max(0, min(place.y * size.height, size.height.nextDown))
            )
        }
        return .contacts(contacts, time: time)
    }
}

extension HeadlessPlatform: TouchCalibrating {
    private static let identity = "headless"

    package var calibratedTouchscreens: [CalibratedTouchscreen] {
        [CalibratedTouchscreen(identity: Self.identity, name: "Headless touchscreen")]
    }

    package func matrix(of identity: String) -> CalibrationMatrix { calibration.matrix }

    package func setMatrix(_ matrix: CalibrationMatrix, of identity: String) {
        calibration.matrix = matrix
    }

    package func store(_ matrix: CalibrationMatrix, of identity: String) throws(PlatformError) {
        calibration.keep(matrix)
    }

    package func surfacePlace(of point: CGPoint) -> CGPoint {
        let size = pointSize
        guard size.width > 0, size.height > 0 else { return .zero }
        return CGPoint(x: point.x / size.width, y: point.y / size.height)
    }

    /// The screen's size in points.
    var pointSize: CGSize { PixelScale(scale).points(screen?.pixelSize ?? .zero) }
}
