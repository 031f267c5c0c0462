import Training

// Seconds won and lost, and finishes, as they are shown.

extension Written {
  /// Seconds between two times: "8 s", "2:42".
  static func seconds(_ seconds: Double) -> String {
    let whole = whole(seconds)
    return whole < 60 ? String(whole) + " s" : duration(.seconds(whole))
  }

  /// A finish or the range of one: "49:30", "1:15:30", "1:14 to 1:17".
  static func finish(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (whole(range.lowerBound), whole(range.upperBound))
    let isWhole = low % 60 == 0 && high % 60 == 0 && low >= 3600
    let texts = [low, high].map { seconds in
      let text = duration(.seconds(seconds))
      return isWhole ? String(decoding: text.utf8.dropLast(3), as: UTF8.self) : text
    }
    return low == high ? duration(.seconds(low)) : texts[0] + " to " + texts[1]
  }
}
