public import ArgumentParser
import Exchange
public import Training

extension MindSettings.Provider: @retroactive ExpressibleByArgument {}

/// Chooses the model.
struct MindSetupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Choose the language model that the coach may ask, or none.",
    discussion: """
      The key is read from standard input, and kept in a file that only you can
      read; it is in no export and no backup. PACESETTER_MODEL_KEY goes before it.

      Examples:
        pacesetter mind setup anthropic --key < key.txt
        pacesetter mind setup compatible --model qwen3 --free
        pacesetter mind setup proxy --address https://mind.example --key < token
        pacesetter mind setup none
      """
  )

  @Argument(
    help: "Whom to ask: none, anthropic, compatible (a server that speaks like OpenAI's) or proxy."
  )
  var provider: MindSettings.Provider

  @Option(help: "The address before /chat/completions or /v1/messages, or of the proxy.")
  var address: String?

  @Option(help: "The model for every task.")
  var model: String?

  @Flag(help: "It costs nothing: a model on a machine of your own.")
  var free = false

  @Flag(help: "Read the key, or your token for a proxy, from standard input.")
  var key = false

  @Option(help: "The most that may be spent on a day, in US dollars.")
  var dayCap: Double?

  @Option(help: "The most that may be spent in a month, in US dollars.")
  var monthCap: Double?

  @OptionGroup var data: DataOption

  func run() async throws {
    var change = MindChange()
    change.provider = provider
    change.address = address ?? provider.usualAddress
    change.model = model ?? ""
    change.isFree = free
    change.dayCap = try dayCap.map { try Self.micros($0) }
    change.monthCap = try monthCap.map { try Self.micros($0) }
    if key {
      guard let line = readLine(), !line.isEmpty else {
        throw Failure(.noInput, "give the key on standard input: --key < key.txt")
      }
      change.key = line
    }
    MindLines.write(try await data.ask(MindAPI.Change(change)))
  }

  private static func micros(_ dollars: Double) throws -> Int64 {
    guard dollars >= 0, dollars <= 10_000 else {
      throw ValidationError("give a cap from 0 to 10000 US dollars; found \(dollars)")
    }
    return Int64((dollars * Double(MindSettings.micros)).rounded())
  }
}
