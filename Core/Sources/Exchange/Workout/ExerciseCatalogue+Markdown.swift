import Formats
public import Training

extension ExerciseCatalogue {
  /// Reads a catalogue from Markdown: a table of exercises below a heading for each pattern.
  ///
  /// A table is what any forge shows well and any editor can sort; see the catalogue itself for the
  /// columns. What cannot be read is left out and told; so is a motion that a given book does not have.
  public static func read(
    _ bytes: [UInt8],
    moving motions: MotionBook? = nil
  ) -> (catalogue: ExerciseCatalogue, diagnostics: [Diagnostic]) {
    var reader = CatalogueReader(bytes, motions)
    return reader.catalogue()
  }
}
