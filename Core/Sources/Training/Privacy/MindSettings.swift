/// Whom the coach may ask for words, what of a person is shared, and what it may cost.
public struct MindSettings: Hashable, Sendable {
  /// Who is asked.
  public enum Provider: String, CaseIterable, Hashable, Sendable {
    /// Nobody: rules write everything, and no connection is opened.
    case none
    /// Anthropic.
    case anthropic
    /// A server that speaks like OpenAI's: Ollama, llama.cpp, LM Studio, a gateway.
    case compatible
    /// A proxy of ours, run by somebody who shares a key with others: a club, a household.
    case proxy

    /// The address where nobody names another one.
    public var usualAddress: String {
      switch self {
      case .none: ""
      case .anthropic: "https://api.anthropic.com"
      case .compatible: "http://127.0.0.1:11434/v1"
      case .proxy: "http://127.0.0.1:8090"
      }
    }
  }

  /// Millionths of a US dollar in one dollar.
  public static let micros: Int64 = 1_000_000

  /// Who is asked.
  public var provider: Provider
  /// Where: the address before `/chat/completions` or `/v1/messages`.
  public var address: String
  /// The model for every task; empty for the usual ones.
  public var model: String
  /// Whether it costs nothing, as a model on one's own machine.
  public var isFree: Bool
  /// The most that may be spent on a day, in millionths of a US dollar.
  public var dayCap: Int64
  /// The most that may be spent in a month, in millionths of a US dollar.
  public var monthCap: Int64
  /// What is shared.
  public var switches: PrivacySwitches

  /// Asks nobody, unless more is said.
  public init(
    provider: Provider = .none,
    address: String = "",
    model: String = "",
    isFree: Bool = false,
    dayCap: Int64 = 500_000,
    monthCap: Int64 = 5_000_000,
    switches: PrivacySwitches = PrivacySwitches()
  ) {
    self.provider = provider
    self.address = address
    self.model = model
    self.isFree = isFree
    self.dayCap = dayCap
    self.monthCap = monthCap
    self.switches = switches
  }
}
