import CZlib
import Screens

/// Unpacks a deflated stream piece by piece.
final class Unpacker {
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private(set) var isFinished = false
  private let isGzip: Bool

  init(isGzip: Bool = false) throws(ImportFault) {
    self.isGzip = isGzip
    stream.initialize(to: z_stream())
    // Negative: the bare stream, as a zip holds it; 16 more: gzip with its header and checksum (zlib.h).
    let status = inflateInit2_(
      stream,
      isGzip ? 31 : -15,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { throw .archive(.packing) }
  }

  private init(copying other: Unpacker) throws(ImportFault) {
    (isGzip, isFinished) = (other.isGzip, other.isFinished)
    stream.initialize(to: z_stream())
    guard inflateCopy(stream, other.stream) == Z_OK else { throw .archive(.packing) }
  }

  /// Another one that goes on from the same place.
  func copy() throws(ImportFault) -> Unpacker { try Unpacker(copying: self) }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// What a piece gives when unpacked, at most so many bytes more than are allowed.
  func unpack(_ piece: [UInt8], most: Int64) throws(ImportFault) -> [UInt8] {
    var result: [UInt8] = []
    var piece = piece
    var status = Z_OK
    piece.withUnsafeMutableBufferPointer { input in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { block in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        repeat {
          stream.pointee.next_out = block.baseAddress
          stream.pointee.avail_out = UInt32(block.count)
          status = inflate(stream, Z_NO_FLUSH)
          result += block[..<(block.count - Int(stream.pointee.avail_out))]
          // A gzip may consist of several, one behind the other (RFC 1952, 2.2).
          if isGzip, status == Z_STREAM_END, stream.pointee.avail_in > 0,
            stream.pointee.next_in.pointee == 0x1F
          {
            status = inflateReset(stream)
            stream.pointee.avail_out = 0
          }
        } while status == Z_OK && stream.pointee.avail_out == 0 && Int64(result.count) <= most
      }
    }
    // Z_BUF_ERROR only says that more input is needed.
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      throw .archive(.packing)
    }
    guard Int64(result.count) <= most else {
      throw .archive(.packing)
    }
    isFinished = status == Z_STREAM_END
    return result
  }

  static func checksum(_ bytes: [UInt8], after before: UInt) -> UInt {
    bytes.withUnsafeBufferPointer { buffer in
      crc32(before, buffer.baseAddress, UInt32(buffer.count))
    }
  }
}
