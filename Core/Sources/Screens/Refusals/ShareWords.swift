/// What a server tells somebody who shared a file with Pacesetter before the page could take it.
public enum ShareWords {
  /// The heading, which says what to do.
  public static func heading(in language: Language) -> String {
    language.pick(
      "Open Pacesetter once, then share again",
      "Öffne Pacesetter einmal und teile dann noch einmal"
    )
  }

  /// Why nothing has arrived, and that nothing was kept.
  public static func reason(in language: Language) -> String {
    language.pick(
      "Pacesetter can take what you share only after it has been open in this browser. Nothing of it"
        + " was kept. You can also choose the file yourself.",
      "Pacesetter kann Geteiltes erst annehmen, wenn es in diesem Browser einmal offen war. Nichts"
        + " davon wurde behalten. Du kannst die Datei auch selbst auswählen."
    )
  }

  /// The link to the first page.
  public static func open(in language: Language) -> String {
    language.pick("Open Pacesetter", "Pacesetter öffnen")
  }

  /// The link to the place where a file is chosen.
  public static func choose(in language: Language) -> String {
    language.pick("Choose a file", "Datei auswählen")
  }
}
