import Exchange
import Training

// A damaged recording: what is whole of it is offered once, and taken when the page asks for it.
extension RunDesk {
  /// Refuses a file, and offers what is whole of it.
  mutating func refuse(_ bytes: [UInt8], _ error: RecordingError) -> [UInt8] {
    // What can not be salvaged was refused with the better reason.
    salvaged = try? RecordingFile.salvage(bytes)
    return Reply.failure(.recording(error, offer: salvaged?.damage), in: reader)
  }

  /// Takes what is whole of the file that was refused last.
  @inline(never) mutating func salvage() throws(PageError) -> [UInt8] {
    guard let recording = salvaged else { throw .noRecording }
    salvaged = nil
    return show(recording)
  }
}
