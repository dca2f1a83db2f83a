import Glibc
public import UIKitGeometry
public import UIKitRaster

/// The contexts that a thread draws into, the current one last.
///
/// Each thread has its own stack, as in UIKit, so a picture can be drawn off the main thread.
/// The stack is owned by the thread's slot and freed when the thread ends.
private final class GraphicsContextStack {
    var contexts: [CGContext] = []

    /// The slot that every thread keeps its stack in.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { stack in
            if let stack { Unmanaged<GraphicsContextStack>.fromOpaque(stack).release() }
        }
        demand(result == 0, "the system has no thread-specific slot left")
        return key
    }()

    /// This thread's stack.
    static var current: GraphicsContextStack {
        if let stack = pthread_getspecific(key) {
            return Unmanaged<GraphicsContextStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let stack = GraphicsContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing goes to: inside `draw(_:)` the view's, inside a renderer's actions the picture's.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.contexts.last
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the one that drawing goes to, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.contexts.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the context before the last push.
public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.current.contexts.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour, which replaces what was there.
public func UIRectFill(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.replace(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour in a way of its own to meet what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode, alpha: 1) { context.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame one point wide inside the edge of a rectangle in a way of its own to meet what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode, alpha: 1) { context.frame(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame one point wide inside the edge of a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.frame(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Leaves only what is inside `rect` to what is drawn next.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
