import Testing
import UIKitLinux
import UIKitPlatform

private let mode = DisplayMode(width: 80, height: 48, rate: 50)

@Suite(.evenBooks) @MainActor struct OutputChoiceTests {
    @Test func `a CRTC is one that the connector can use`() throws {
        let kms = FakeKMS()
        kms.connectors = [
            KMSConnector(
                id: 1,
                name: "A",
                isConnected: true,
                modes: [mode],
                possibleCRTCs: 0b10
            ),
            KMSConnector(
                id: 2,
                name: "B",
                isConnected: true,
                modes: [mode],
                possibleCRTCs: 0b01
            ),
        ]
        #expect(try OutputChoice(kms, output: "A", request: .automatic).crtc == 41)
        #expect(try OutputChoice(kms, output: "B", request: .automatic).crtc == 40)
    }

    @Test func `the CRTC in use is kept, and another connector's is not taken`() throws {
        let kms = FakeKMS()
        kms.connectors = [
            KMSConnector(
                id: 1,
                name: "A",
                isConnected: true,
                modes: [mode],
                possibleCRTCs: 0b11,
                currentCRTC: 40
            ),
            KMSConnector(
                id: 2,
                name: "B",
                isConnected: true,
                modes: [mode],
                possibleCRTCs: 0b11
            ),
        ]
        #expect(try OutputChoice(kms, output: "A", request: .automatic).crtc == 40)
        #expect(try OutputChoice(kms, output: "B", request: .automatic).crtc == 41)
    }

    @Test func `the first connector with a display is taken`() throws {
        let kms = FakeKMS()
        kms.connectors.insert(
            KMSConnector(
                id: 1,
                name: "HDMI-A-1",
                isConnected: false,
                modes: [],
                possibleCRTCs: 0b10
            ),
            at: 0
        )
        let choice = try OutputChoice(kms, output: nil, request: .automatic)
        #expect(choice.connector.name == "DSI-1")
    }

    @Test func `an unknown connector is named with those that there are`() throws {
        let thrown = #expect(throws: PlatformError.self) {
            try OutputChoice(FakeKMS(), output: "VGA-1", request: .automatic)
        }
        #expect(
            thrown?.description
                == "find connector VGA-1 on /dev/dri/card7: there is none of this name; accepted: DSI-1"
        )
    }

    @Test func `FIELD-15 no display is an error that says what to plug in where`() throws {
        let kms = FakeKMS()
        kms.connectors[0].isConnected = false
        let thrown = #expect(throws: PlatformError.self) {
            try OutputChoice(kms, output: nil, request: .automatic)
        }
        #expect(
            thrown?.description
                == "find a display on /dev/dri/card7: nothing is connected to DSI-1; plug in a display and switch it on"
        )
    }

    @Test func `a mode that isn't offered is answered with those that are`() throws {
        let thrown = #expect(throws: PlatformError.self) {
            try OutputChoice(
                FakeKMS(),
                output: nil,
                request: .size(width: 7, height: 7, rate: nil)
            )
        }
        #expect(thrown?.remedy == "accepted: 80x48@50")
    }

    @Test func `the list of modes is that of the display that would be used, and changes nothing`()
        throws
    {
        let first = FakeKMS(modes: [])
        let second = FakeKMS(modes: [
            DisplayMode(width: 800, height: 480, rate: 60),
            DisplayMode(width: 800, height: 480, rate: 60),
            DisplayMode(width: 640, height: 480, rate: 75),
        ])
        #expect(
            try OutputChoice.modeLabels(on: [first, second], output: nil)
                == ["800x480@60", "640x480@75"]
        )
        #expect(try OutputChoice.modeLabels(on: [second], output: "DSI-1").count == 2)
        #expect(first.calls.isEmpty && second.calls.isEmpty)
        for (cards, output) in [([first], nil), ([second], "DSI-9"), ([], nil)]
            as [([FakeKMS], String?)]
        {
            #expect(throws: PlatformError.self) {
                try OutputChoice.modeLabels(on: cards, output: output)
            }
        }
    }

    @Test func `no usable CRTC is an error`() throws {
        let kms = FakeKMS()
        kms.connectors[0].possibleCRTCs = 0b100
        #expect(throws: PlatformError.self) {
            try OutputChoice(kms, output: nil, request: .automatic)
        }
    }
}
