public import Formats
public import Training

extension TrainingLog: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) { write(to: &json) }

  public init(answer json: JSON) throws(ShapeError) { try self.init(Fields(json)) }
}

extension ChallengeLog: APIAnswer {
  // Days in a row are counted over so many.
  private static let days = 400

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    write(to: &json, since: (reader.today - Self.days).midnight)
  }
}
