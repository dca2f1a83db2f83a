// The compiler looks for a module of this name where a file imports both Testing and UIKit.
#if canImport(Testing)
@_exported public import Testing
#endif
@_exported public import UIKit
