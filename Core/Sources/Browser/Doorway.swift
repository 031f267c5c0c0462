#if arch(wasm32)
import Doorway

// One instance of the module is one session on one thread: nothing here is ever shared.
private var session = PageSession()
private var reply = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
private var samples = UnsafeMutableBufferPointer<Float>(start: nil, count: 0)

/// Reserves memory for a request; the page gives it back with `mem_free`.
@_expose(wasm, "mem_alloc")
@_cdecl("mem_alloc")
public func reserve(_ count: Int32) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 16)
}

/// Gives memory back that `mem_alloc` reserved.
@_expose(wasm, "mem_free")
@_cdecl("mem_free")
public func release(_ memory: UnsafeMutableRawPointer?) {
  memory?.deallocate()
}

/// Where the last reply lies, until the next request.
@_expose(wasm, "out_ptr")
@_cdecl("out_ptr")
public func replyAddress() -> UnsafeMutablePointer<UInt8>? {
  reply.baseAddress
}

/// Answers a request, JSON for JSON; returns the length of the reply.
@_expose(wasm, "request")
@_cdecl("request")
public func request(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  give(session.reply(to: bytes(start, count)))
}

/// Reads a recorded file and keeps it for the session; returns the length of the JSON that describes it.
@_expose(wasm, "recording_open")
@_cdecl("recording_open")
public func openRecording(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  give(session.open(bytes(start, count)))
}

/// Puts a whole journal through the core; returns the length of its effects, one JSON object a line.
@_expose(wasm, "journal_replay")
@_cdecl("journal_replay")
public func replayJournal(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  give(RunJournal.replay(bytes(start, count)))
}

/// Where the samples of the click lie that was asked for last, until this is called again.
@_expose(wasm, "bytes_ptr")
@_cdecl("bytes_ptr")
public func samplesAddress() -> UnsafeMutablePointer<Float>? {
  samples.deallocate()
  samples = .allocate(capacity: session.click.count)
  _ = samples.initialize(from: session.click)
  return samples.baseAddress
}

private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: Int(count)))
}

private func give(_ bytes: [UInt8]) -> Int32 {
  reply.deallocate()
  reply = .allocate(capacity: bytes.count)
  _ = reply.initialize(from: bytes)
  return Int32(bytes.count)
}
#else
/// Stands in for the doorway where there is no WebAssembly.
@main
enum NativeStandIn {
  static func main() {}
}
#endif
