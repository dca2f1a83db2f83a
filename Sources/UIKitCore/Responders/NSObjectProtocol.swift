/// What UIKit's delegate protocols and observer tokens are made of: any object.
///
/// - Note: Differs from Foundation's protocol, since there is no root class here.
public typealias NSObjectProtocol = AnyObject
