import UIKitGeometry
import UIKitPlatform

extension DRMDisplay {
    /// Shows again what was there before us, and gives the buffers back.
    ///
    /// Called once, last.
    package func shutDown() {
        guard state != .closed else { return }
        let isOurs = state != .suspended
        awaitFlip()
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if hasSetMode && isOurs { showSaved() }
        free()
        if isOurs { kms.dropMaster() }
    }

    /// Switches the output off and gives the buffers back: nobody looks at it any more.
    package func leave() {
        guard state != .closed else { return }
        awaitFlip()
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if hasSetMode {
            try? kms.setCRTC(choice.crtc, connector: nil, state: KMSCRTCState())
        }
        free()
        kms.dropMaster()
    }

    /// Ends this display for another one on the same CRTC, which gets the buffers to free them.
    package func retire() -> BufferRing {
        awaitFlip()
        pointer?.free()
        pointer = nil
        close()
        predecessor?.free()
        predecessor = nil
        return ring
    }

    /// Ends a retired display for good, since none came after it: its buffers are gone, and with them its picture.
    package func giveUp() {
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        kms.dropMaster()
    }

    /// Stops for as long as the card is somebody else's: no commit, no log line.
    package func suspend(dropsMaster: Bool = false) {
        guard state != .closed, state != .suspended else { return }
        awaitFlip()
        pointer?.hide()
        drawnPointer = nil
        state = .suspended
        readyAlarm?.time = nil
        guardAlarm?.time = nil
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if dropsMaster { kms.dropMaster() }
    }

    /// Switches the display off, or has the next frame switch it on again.
    package func blank(_ isBlank: Bool) {
        if isBlank {
            guard state != .closed, state != .suspended, state != .blank else { return }
            awaitFlip()
            do {
                try scanout.switchOff()
            } catch {
                Log.line("\(kms.node): switch the display off: \(error)")
            }
            state = .blank
            readyAlarm?.time = nil
            guardAlarm?.time = nil
        } else if state == .blank {
            needsMode = true
            rest(until: scheduler.clock.now)
        }
    }

    /// Shows the next frame whole, with its mode: somebody else may have changed everything.
    package func resume() {
        guard state == .suspended else { return }
        do {
            try kms.becomeMaster()
        } catch {
            Log.line("become DRM master of \(kms.node): \(error)")
            lacksMaster = true
        }
        kms.rememberForCrash(
            crtc: choice.crtc,
            connector: choice.connector.id,
            state: choice.saved
        )
        needsMode = true
        lastError = nil
        ring.invalidate()
        rest(until: scheduler.clock.now)
    }

    func showSaved() {
        if scanout.turn != .none { kms.straighten(choice) }
        do {
            if choice.saved.framebuffer != 0 && choice.saved.mode != nil {
                try kms.setCRTC(
                    choice.crtc,
                    connector: choice.connector.id,
                    state: choice.saved
                )
            } else {
                try kms.setCRTC(choice.crtc, connector: nil, state: KMSCRTCState())
            }
        } catch {
            Log.line("restore the picture of \(kms.node): \(error)")
        }
    }

    /// Ends the display of a card that was pulled out.
    package func lose() {
        guard state != .closed else { return }
        Log.line("\(kms.node): the card went away")
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        free()
        onLost()
    }

    /// Gives a flip that is under way the time to finish.
    func awaitFlip() {
        guard case .flipping = state else { return }
        if kms.waitForFlip(milliseconds: Self.farewellTimeout) { _ = try? kms.readFlips() }
    }

    func free() {
        pointer?.free()
        pointer = nil
        predecessor?.free()
        predecessor = nil
        ring.free()
    }

    func close() {
        state = .closed
        readyAlarm?.time = nil
        guardAlarm?.time = nil
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
        (kms as? CardPort)?.detach()
    }
}
