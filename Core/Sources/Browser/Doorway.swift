#if arch(wasm32)
/// Tells the page which build of the core it talks to.
@_expose(wasm, "core_version")
@_cdecl("core_version")
public func coreVersion() -> Int32 { 1 }
#else
/// Stands in for the doorway where there is no WebAssembly.
@main
enum NativeStandIn {
  static func main() {}
}
#endif
