/// Why a model has not answered.
public enum ModelError: Error, Refusal {
  /// Nobody answers.
  case unreachable(Absence)
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

  /// Why nobody answers.
  public enum Absence: Hashable, Sendable {
    /// Nothing leads to the server.
    case network(NetworkRefusal)
    /// The address is none.
    case address(AddressRefusal)
    /// Nothing is sent from here.
    case nothingSent
    /// The phone's own model failed.
    case ownModel
    /// The phone's own model is not loaded.
    case ownModelNotLoaded
  }

  /// The sentence in a language; it holds nothing of the request.
  public func words(in language: Language) -> String { language.words(of: self) }

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
  /// The English sentence.
  public var description: String { english }
}
