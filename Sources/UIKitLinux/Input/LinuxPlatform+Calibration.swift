package import UIKitGeometry
package import UIKitPlatform

extension LinuxPlatform: TouchCalibrating {
    package var calibratedTouchscreens: [CalibratedTouchscreen] { input?.touchscreens ?? [] }

    package func matrix(of identity: String) -> CalibrationMatrix {
        input?.matrix(of: identity) ?? .identity
    }

    package func setMatrix(_ matrix: CalibrationMatrix, of identity: String) {
        input?.setMatrix(matrix, of: identity)
    }

    package func store(_ matrix: CalibrationMatrix, of identity: String) throws(PlatformError) {
        let store = CalibrationStore(path: configuration.calibrationPath)
        try store.store(matrix, of: identity)
    }

    package func surfacePlace(of point: CGPoint) -> CGPoint {
        Self.surface(of: display, configuration, scale: scale).unitPlace(of: point)
    }
}
