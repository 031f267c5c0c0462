import ArgumentParser

/// Who may come to the server from another machine.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List, pair and revoke the devices that may reach your server.",
    subcommands: [
      ListCommand<DevicesListing>.self, DevicesPairCommand.self, DevicesRevokeCommand.self,
    ],
    defaultSubcommand: ListCommand<DevicesListing>.self
  )
}
