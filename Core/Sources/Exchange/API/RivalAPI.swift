import Formats
public import Training

/// What can be asked about runs of the record to race against.
public enum RivalAPI {
  static let endpoints = [Find.endpoint]

  /// Finds a run to race against: an entry, or the fastest over a distance.
  public struct Find: APIRequest {
    public typealias Answer = OfferedRival

    /// What is asked for.
    public enum Choice: Hashable, Sendable {
      /// The entry whose name begins so.
      case entry(String)
      /// The fastest run whose length is within 3 % of this one.
      case best(Distance)
    }

    public static let endpoint = Endpoint.get("findRival", "/api/v1/rival")
      .asks(.query("entry"), .meters).gives("Rival").needs(.read)
      .does("Give a run to race against: an entry, or the fastest over so many meters.")

    /// How far a run may be from the distance that was asked for, as a share of it.
    public static let tolerance = 0.03

    /// What is asked for.
    public let choice: Choice

    /// Asks for a run.
    public init(_ choice: Choice) { self.choice = choice }

    public init(_ call: APICall) throws(APICallError) {
      if let meters = try call.number(.meters) {
        choice = .best(.meters(Double(meters)))
      } else {
        choice = .entry(try call.text("entry"))
      }
    }

    public var call: APICall {
      switch choice {
      case .entry(let prefix): APICall(["entry": prefix])
      case .best(let distance): APICall(["meters": "\(Int(distance.meters.rounded()))"])
      }
    }
  }
}
