import ArgumentParser

/// Language models for people who share one provider's key.
struct ProxyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proxy",
    abstract: "Serve a language model to people who share one key.",
    discussion: """
      Each device has a token. The proxy takes facts, never prompts; it counts requests
      and money, and keeps nothing of anybody. Devices use it with
      'pacesetter mind setup proxy'.

      Examples:
        pacesetter proxy token annas-phone --tokens tokens.txt
        pacesetter proxy --provider anthropic --tokens tokens.txt
        pacesetter proxy --provider compatible --address http://127.0.0.1:11434/v1 \\
          --model qwen3 --free --tokens tokens.txt
        pacesetter proxy --provider anthropic --tokens tokens.txt \\
          --port 8091 --shared redis://127.0.0.1:6379/0      one of several replicas
      """,
    subcommands: [ProxyServeCommand.self, ProxyTokenCommand.self],
    defaultSubcommand: ProxyServeCommand.self
  )
}
