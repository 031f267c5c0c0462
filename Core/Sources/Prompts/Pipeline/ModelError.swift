/// Why a model has not answered.
public enum ModelError: Error, Hashable, Sendable {
  /// Nobody answers at the address.
  case unreachable(String)
  /// It took longer than the task may.
  case tooSlow
  /// The key is missing, wrong or no longer valid.
  case key
  /// The account has no money, or its own limit is reached.
  case billing
  /// The account may not do this.
  case forbidden
  /// There is no such model.
  case unknownModel(String)
  /// The request makes no sense to the server.
  case badRequest(String)
  /// The request is too long for the model.
  case tooLarge
  /// Too many requests; after so many seconds, if the server says so.
  case limited(after: Double?)
  /// The server is overloaded; after so many seconds it may not be, if the server says so.
  case overloaded(after: Double?)
  /// The server failed.
  case server(Int)
  /// The model refuses to answer.
  case refused(String)
  /// What came is no answer in this dialect.
  case unreadable(String)
  /// A proxy does not answer: why, in its own words, whether asking again later may help, and after how
  /// many seconds, if it says so.
  case declined(String, mayPass: Bool, after: Double?)
  /// The server sends the request elsewhere, which is never followed.
  case redirected

  /// Whether the provider may want its price although nothing of use came.
  public var mayHaveCost: Bool {
    switch self {
    case .tooSlow, .refused, .unreadable: true
    case .unreachable, .key, .billing, .forbidden, .unknownModel, .badRequest, .tooLarge, .limited,
      .overloaded, .server, .redirected, .declined:
      false
    }
  }

  /// Whether asking again later may help.
  public var mayPass: Bool {
    switch self {
    case .unreachable, .tooSlow, .limited, .overloaded, .server: true
    case .declined(_, let mayPass, _): mayPass
    case .key, .billing, .forbidden, .unknownModel, .badRequest, .tooLarge, .refused, .unreadable,
      .redirected:
      false
    }
  }

  /// Before how many seconds are over asking again is of no use, where the server says so.
  public var wait: Double? {
    switch self {
    case .limited(let wait), .overloaded(let wait), .declined(_, _, let wait): wait
    case .unreachable, .tooSlow, .key, .billing, .forbidden, .unknownModel, .badRequest, .tooLarge,
      .server, .refused, .unreadable, .redirected:
      nil
    }
  }
}

extension ModelError: CustomStringConvertible {
  /// The sentence for a person; it holds nothing of the request.
  public var description: String {
    switch self {
    case .unreachable(let reason): "the model's server cannot be reached: \(reason)"
    case .tooSlow: "the model took too long"
    case .key: "the provider does not accept the key; check it"
    case .billing: "the provider asks for payment, or a spending limit set there is reached"
    case .forbidden: "the provider does not allow this to the key"
    case .unknownModel(let model): "the provider has no model \(model); choose another one"
    case .badRequest(let reason): "the provider refuses the request: \(reason)"
    case .tooLarge: "the request is too long for the model"
    case .limited: "the provider gets too many requests at the moment"
    case .overloaded: "the provider is overloaded"
    case .server(let status): "the provider failed (\(status))"
    case .refused(let reason): "the model refuses to answer" + (reason.isEmpty ? "" : ": " + reason)
    case .unreadable(let reason): "the provider's answer cannot be read: \(reason)"
    case .declined(let reason, _, _): "the proxy says: " + reason
    case .redirected: "the provider sends the request elsewhere, which we do not follow"
    }
  }
}
