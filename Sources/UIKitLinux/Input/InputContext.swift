import CLibInput
import CUIKitInput
import Glibc
import UIKitGeometry
package import UIKitPlatform

/// libinput on a seat or on a list of device nodes, drained completely whenever it has something to say.
@MainActor package final class InputContext {
    /// The screens that touch places are taken to.
    package var targets: TouchTargets {
        didSet { if targets != oldValue { placeDevices() } }
    }
    /// The screens of devices that don't belong to the main one.
    package private(set) var placements: [DeviceID: InputTranslator.Placement] = [:]
    /// Where touchscreens and tablets that are plugged in touch; nil on screens that aren't.
    private var surfaces: [DeviceID: TouchSurface?] = [:]
    private var touchDevices: [DeviceID: TouchDevice] = [:]

    private let scheduler: any Scheduler
    private let opener: any DeviceOpener
    private let receive: ([RawInput]) -> Void
    /// Owned by this object; libinput holds it until `close`.
    private let callbacks: UnsafeMutablePointer<uikit_input_callbacks>
    private var context: OpaquePointer?
    private var watchKey: UInt64?
    /// The open device nodes by descriptor.
    private var nodes: [Int32: (path: String, watchKey: UInt64?)] = [:]
    private var openErrors: [String: Int32] = [:]
    /// Devices of a path list by the path they were given with.
    private var pathDevices: [String: OpaquePointer] = [:]
    /// What is told of devices that broke before libinput noticed.
    private var broken: Set<DeviceID> = []
    private var identities: [String: DeviceID] = [:]
    /// Touchscreens that are plugged in, by the identity that their calibration is kept under; libinput owns the devices.
    private var screens: [String: (device: OpaquePointer, id: DeviceID)] = [:]
    private static var deviceCount = 0
    private let makeKeyboard: () -> Keyboard?
    /// What keys mean; nil names them by a table of our own.
    ///
    /// Made at the first key: a layout takes milliseconds to compile, and a panel has no keys.
    private lazy var keyboard = makeKeyboard()
    private let calibrations: CalibrationStore
    private var filter: TouchFilter
    private var filterAlarm: Alarm?

    /// Opens the devices in `paths`, or those of `seat` when there are none.
    ///
    /// `receive` is told what each turn of the loop brought, in order.
    package init(
        paths: [String],
        seat: String,
        targets: TouchTargets,
        scheduler: any Scheduler,
        opener: any DeviceOpener,
        keyboard: @escaping () -> Keyboard? = { nil },
        calibrations: CalibrationStore = CalibrationStore(path: ""),
        filter: TouchFilter = TouchFilter(),
        receive: @escaping ([RawInput]) -> Void
    ) throws(PlatformError) {
        self.targets = targets
        self.scheduler = scheduler
        self.opener = opener
        makeKeyboard = keyboard
        self.calibrations = calibrations
        self.filter = filter
        self.receive = receive
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: uikit_input_callbacks())
        callbacks.pointee = Self.makeCallbacks(owner: self)
        filterAlarm = scheduler.makeAlarm { [weak self] in self?.releaseHeldBack() }
        if paths.isEmpty {
            context = uikit_input_open_seat(callbacks, seat)
        } else {
            context = uikit_input_open_paths(callbacks)
        }
        guard let context else {
            throw PlatformError(
                operation: "open the input devices of",
                subject: paths.isEmpty ? seat : paths.joined(separator: ","),
                reason: "libinput gave no context",
                remedy: "is udev running?"
            )
        }
        for path in paths { try add(path, to: context) }
        watchKey = try scheduler.watch(
            libinput_get_fd(context),
            for: .readable
        ) { [weak self] _ in self?.drain() }
        drain()
        warnAboutMissingDevices(seat)
    }

    /// Lets go of all devices; their contacts end as cancelled.
    package func suspend() {
        guard let context else { return }
        libinput_suspend(context)
        drain()
    }

    /// Takes the devices again after `suspend`.
    package func resume() {
        guard let context else { return }
        if libinput_resume(context) != 0 { Log.line("input: the devices didn't come back") }
        drain()
    }

    /// Lets go of everything.
    ///
    /// Called once, last.
    package func close() {
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
        if let context {
            self.context = nil
            libinput_unref(context)
        }
        for entry in nodes.values {
            if let key = entry.watchKey { scheduler.stopWatching(key) }
        }
        nodes = [:]
    }

    isolated deinit {
        close()
        callbacks.deallocate()
    }

    // MARK: - Events

    /// Reads everything there is and passes it on as one batch.
    private func drain() {
        guard let context else { return }
        let result = libinput_dispatch(context)
        if result < 0 { Log.line("input: dispatch: \(SystemError(-result))") }
        var batch: [RawInput] = []
        while let event = libinput_get_event(context) {
            defer { libinput_event_destroy(event) }
            guard let device = libinput_event_get_device(event) else { continue }
            let id = identity(of: device, event)
            if broken.contains(id) { continue }
            // A device whose screen isn't there touches nothing; its coming and going is told all the same.
            let surface = surfaces[id] ?? targets.main.surface
            let raw = RawInput(event, device: id, surface: surface ?? targets.main.surface) {
                keyboard
            }
            guard let raw else { continue }
            if surface == nil, raw.change.isPlaced { continue }
            batch.append(raw)
        }
        if batch.isEmpty { return }
        let rest = filter.filter(batch)
        filterAlarm?.time = filter.deadline
        if !rest.isEmpty { receive(rest) }
    }

    private func releaseHeldBack() {
        let rest = filter.release(at: scheduler.clock.now)
        filterAlarm?.time = filter.deadline
        if !rest.isEmpty { receive(rest) }
    }

    /// The running number that a device got when it came.
    private func identity(of device: OpaquePointer, _ event: OpaquePointer) -> DeviceID {
        if libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_ADDED {
            Self.deviceCount += 1
            libinput_device_set_user_data(
                device,
                UnsafeMutableRawPointer(bitPattern: Self.deviceCount)
            )
            identities[Self.node(of: device)] = DeviceID(Self.deviceCount)
            addScreen(device)
            if let touch = TouchDevice(device) {
                let id = DeviceID(Self.deviceCount)
                touchDevices[id] = touch
                place(id, touch)
            }
        } else if libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_REMOVED {
            let id = DeviceID(Int(bitPattern: libinput_device_get_user_data(device)))
            touchDevices[id] = nil
            surfaces[id] = nil
            placements[id] = nil
            screens = screens.filter { $0.value.device != device }
        }
        return DeviceID(Int(bitPattern: libinput_device_get_user_data(device)))
    }

    private static func node(of device: OpaquePointer) -> String {
        "/dev/input/" + String(cString: libinput_device_get_sysname(device))
    }

    // MARK: - Screens

    private func placeDevices() {
        for (id, device) in touchDevices.sorted(by: { $0.key.number < $1.key.number }) {
            place(id, device)
        }
    }

    private func place(_ id: DeviceID, _ device: TouchDevice) {
        let target = targets.target(of: device)
        let isNew = surfaces[id].map { ($0 == nil) != (target == nil) } ?? (target == nil)
        if isNew, let output = targets.output(of: device) {
            Log.line(
                target == nil
                    ? "input: \(device.name) belongs to \(output), which isn't plugged in; it touches nothing"
                    : "input: \(device.name) touches \(output)"
            )
        }
        surfaces[id] = .some(target?.surface)
        placements[id] = target.flatMap { target in
            target.id == .main
                ? nil : InputTranslator.Placement(screen: target.id, size: target.surface.size)
        }
    }

    // MARK: - Calibration

    /// The touchscreens that are plugged in and can be calibrated, by identity, with their names.
    package var touchscreens: [CalibratedTouchscreen] {
        screens.sorted { $0.value.id.number < $1.value.id.number }.map { identity, screen in
            CalibratedTouchscreen(
                identity: identity,
                name: libinput_device_get_name(screen.device).map(String.init(cString:)) ?? ""
            )
        }
    }

    /// The matrix that a touchscreen works with.
    package func matrix(of identity: String) -> CalibrationMatrix {
        guard let screen = screens[identity] else { return .identity }
        var numbers = [Float](repeating: 0, count: 6)
        _ = libinput_device_config_calibration_get_matrix(screen.device, &numbers)
        let n = numbers.map(Double.init)
        return CalibrationMatrix(n[0], n[1], n[2], n[3], n[4], n[5])
    }

    /// Lets a touchscreen work with another matrix.
    package func setMatrix(_ matrix: CalibrationMatrix, of identity: String) {
        guard let screen = screens[identity] else { return }
        let numbers = matrix.numbers.map(Float.init)
        let status = libinput_device_config_calibration_set_matrix(screen.device, numbers)
        if status != LIBINPUT_CONFIG_STATUS_SUCCESS {
            Log.line("input: \(identity) takes no calibration")
        }
    }

    /// Remembers a touchscreen that came, and calibrates it as it was before.
    private func addScreen(_ device: OpaquePointer) {
        guard libinput_device_config_calibration_has_matrix(device) != 0 else { return }
        let identity = TouchIdentity(device)
        screens[identity.text] = (device, DeviceID(Self.deviceCount))
        if let matrix = calibrations.matrix(of: identity) { setMatrix(matrix, of: identity.text) }
    }

    // MARK: - Device nodes

    private func add(_ path: String, to context: OpaquePointer) throws(PlatformError) {
        // libinput calls a missing node a bug of its client.
        if access(path, F_OK) != 0 { throw PlatformError("open", path, errno: errno) }
        if let device = libinput_path_add_device(context, path) {
            pathDevices[path] = device
            return
        }
        if let errno = openErrors[path] {
            throw PlatformError("open", path, errno: errno, remedy: Self.remedy(errno))
        }
        throw PlatformError(
            operation: "use",
            subject: path,
            reason: "libinput takes it for no input device",
            remedy: "udev must have seen it: try udevadm info \(path)"
        )
    }

    private func open(_ path: String, flags: Int32) -> Int32 {
        let descriptor = opener.open(path, flags: flags)
        if descriptor < 0 {
            openErrors[path] = -descriptor
            return descriptor
        }
        let key = try? scheduler.watch(descriptor, for: .broken) { [weak self] readiness in
            if readiness == .broken { self?.dropBroken(descriptor) }
        }
        nodes[descriptor] = (path, key)
        return descriptor
    }

    private func close(_ descriptor: Int32) {
        if let entry = nodes.removeValue(forKey: descriptor), let key = entry.watchKey {
            scheduler.stopWatching(key)
        }
        opener.close(descriptor)
    }

    /// Drops a device whose descriptor hung up: libinput itself only stops listening to it, without a word.
    private func dropBroken(_ descriptor: Int32) {
        guard let entry = nodes[descriptor] else { return }
        drain()
        // Its removal may have been among what was read.
        guard nodes[descriptor] != nil else { return }
        Log.line("input: \(entry.path) hung up; dropped")
        if let key = entry.watchKey { scheduler.stopWatching(key) }
        nodes[descriptor] = (entry.path, nil)
        if let device = pathDevices.removeValue(forKey: entry.path) {
            libinput_path_remove_device(device)
            drain()
        } else if let id = identities[entry.path], broken.insert(id).inserted {
            receive([RawInput(id, scheduler.clock.now, .removed)])
        }
    }

    private func warnAboutMissingDevices(_ seat: String) {
        guard nodes.isEmpty else { return }
        guard let (path, errno) = openErrors.min(by: { $0.key < $1.key }) else {
            Log.line("input: \(seat) has no devices yet")
            return
        }
        let error = PlatformError("open", path, errno: errno, remedy: Self.remedy(errno))
        Log.line("input: no device could be opened: \(error)")
    }

    private static func remedy(_ errno: Int32) -> String {
        errno == EACCES || errno == EPERM
            ? "run a seat manager (seatd), or put the user into group input" : ""
    }

    // MARK: - Callbacks

    /// libinput calls back on the thread that calls it, which is the main actor's.
    private static func makeCallbacks(owner: InputContext) -> uikit_input_callbacks {
        uikit_input_callbacks(
            owner: Unmanaged.passUnretained(owner).toOpaque(),
            open: { owner, path, flags in
                guard let owner, let path else { return -EINVAL }
                let context = Unmanaged<InputContext>.fromOpaque(owner)
                let name = String(cString: path)
                return MainActor.assumeIsolated {
                    context.takeUnretainedValue().open(name, flags: flags)
                }
            },
            close: { owner, descriptor in
                guard let owner else { return }
                let context = Unmanaged<InputContext>.fromOpaque(owner)
                MainActor.assumeIsolated { context.takeUnretainedValue().close(descriptor) }
            },
            log: { _, _, line in
                if let line { Log.line("libinput: " + String(cString: line)) }
            }
        )
    }
}
