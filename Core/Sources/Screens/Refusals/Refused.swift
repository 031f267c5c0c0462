/// That something is not done, for a reason that is said in whatever language it is read.
public struct Refused: Error {
  /// The reason.
  public let refusal: any Refusal

  /// Takes the reason.
  public init(_ refusal: some Refusal) { self.refusal = refusal }
}

extension Refused: CustomStringConvertible {
  /// The English sentence.
  public var description: String { refusal.words(in: .english) }
}
