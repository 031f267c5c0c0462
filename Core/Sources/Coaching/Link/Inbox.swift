/// The receiving end of the event lane: accepts each event once and in order, on any network.
///
/// It remembers one number for each device. Restored from the journal of what was taken, it goes on as if
/// nothing had happened.
public struct Inbox: Equatable, Sendable {
  /// What to do with an item that has come.
  public enum Receipt: Equatable, Sendable {
    /// It is the next: keep it, then confirm its number.
    case new
    /// It is here already: confirm again up to the given number.
    case duplicate(acknowledged: Int64)
    /// Something before it is missing: keep nothing and ask for the given number.
    case gap(expected: Int64)
  }

  private struct Mark: Equatable, Sendable {
    var device: DeviceID
    var number: Int64
  }

  // In the order of devices, so that two inboxes with the same content are equal.
  private var marks: [Mark] = []

  /// Creates an empty inbox.
  public init() {}

  /// The last number received from a device, 0 for none.
  public func last(of device: DeviceID) -> Int64 {
    marks.first { $0.device == device }?.number ?? 0
  }

  /// Says what to do with a number of a device.
  ///
  /// - Parameters:
  ///   - number: The number of what has come.
  ///   - device: Who said it.
  ///   - skips: Whether somebody between may have left numbers out, as a server does that passes on one
  ///     session of many.
  /// - Returns: What to do; the number counts as taken where it is new.
  public mutating func receive(_ number: Int64, of device: DeviceID, skips: Bool = false) -> Receipt
  {
    let last = last(of: device)
    guard number > last else { return .duplicate(acknowledged: last) }
    guard skips || number == last + 1 else { return .gap(expected: last + 1) }
    note(number, of: device)
    return .new
  }

  /// Restores a number received before, from the journal.
  public mutating func note(_ number: Int64, of device: DeviceID) {
    guard let index = marks.firstIndex(where: { $0.device >= device }) else {
      marks.append(Mark(device: device, number: number))
      return
    }
    if marks[index].device == device {
      marks[index].number = max(marks[index].number, number)
    } else {
      marks.insert(Mark(device: device, number: number), at: index)
    }
  }
}
