import Foundation

extension ChildProcess {
  /// Starts the program as the leader of a process group of its own.
  func spawn(_ executable: String, messages: URL) throws(ChildProcessError) -> pid_t {
    let create = O_WRONLY | O_CREAT | O_TRUNC
    return try ChildLaunch.start(executable, [program] + arguments) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input?.path ?? "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output?.path ?? "/dev/null", create, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, messages.path, create, 0o600)
    }
  }
}
