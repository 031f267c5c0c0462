/// The password of the WebDAV address that gets each activity as files.
///
/// It is in the environment, in systemd's credentials, or in the file `export-password` of the data
/// folder. It is in no database, export or backup.
public enum ExportPassword {
  /// The variable that may hold it.
  public static let variable = "PACESETTER_EXPORT_PASSWORD"

  /// Finds it, in that order.
  public static func find(
    in folder: DataFolder,
    environment: [String: String]
  ) throws(StorageError) -> String? {
    try ModelKey.find(
      in: folder,
      environment: environment,
      variable: variable,
      file: "export-password"
    )?.text
  }
}
