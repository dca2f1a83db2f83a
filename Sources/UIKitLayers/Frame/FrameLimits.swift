/// From when on a frame takes other ways than the plain one, to the same pixels.
package struct FrameLimits: Hashable, Sendable {
    /// The most cores that paint a frame; those of the machine at first, at most 8.
    package var cores = min(8, ProcessorCount.available)
    /// Damaged pixels a core at least paints; 65,536 at first.
    ///
    /// A band starts in some 10 µs on a machine with two cores; filling that many pixels takes as long.
    package var pixelsPerCore = 65_536
    /// Pixels that are copied rather than painted when they have only moved; 4096 at first.
    package var copiedPixels = 4096
    /// Screens full of pixels that translucent groups are kept in while they fade; 2 at first, as when one page
    /// dissolves into another.
    package var groupScreens = 2

    /// Creates the limits that a screen starts with.
    package init() {}
}
