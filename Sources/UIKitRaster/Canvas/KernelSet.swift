import CUIKitKernels

/// The instruction sets that span kernels exist for; all of them give the same bytes.
package enum KernelSet {
    /// The names of those that this processor has, from the plainest to the widest.
    package static var available: [String] {
        var names: [String] = []
        while let set = uik_kernels_at(Int32(names.count)) {
            names.append(String(cString: set.pointee.name))
        }
        return names
    }
}
