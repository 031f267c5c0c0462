public import Integrations
public import Prompts
public import Training

/// What a proxy needs to know: where it listens, whom it asks, who may ask it, and how much.
public struct ProxySettings: Sendable {
  /// The address to listen on.
  public var host: String
  /// The port to listen on; 0 lets the system choose.
  public var port: Int
  /// The provider, with every fact that comes counted as shared: whoever sent it has chosen.
  public var mind: MindSettings
  /// The provider's key; never written anywhere.
  public var key: String?
  /// What models cost.
  public var prices: ModelTable
  /// How much may be asked.
  public var limits = ProxyLimits()
  /// The file with the tokens of those who may ask.
  public var tokens: String
  /// The exercises that a workout may be of.
  public var catalogue: ExerciseCatalogue
  /// The Redis that replicas share; a single proxy needs none.
  public var shared: RedisAddress?

  /// Creates settings for a proxy of this machine.
  public init(
    host: String = "127.0.0.1",
    port: Int = 8090,
    mind: MindSettings,
    key: String?,
    prices: ModelTable,
    tokens: String,
    catalogue: ExerciseCatalogue,
    shared: RedisAddress? = nil
  ) {
    self.host = host
    self.port = port
    self.mind = mind
    self.mind.switches = PrivacySwitches(sharing: Set(PrivacyCategory.allCases))
    self.key = key
    self.prices = prices
    self.tokens = tokens
    self.catalogue = catalogue
    self.shared = shared
  }
}
