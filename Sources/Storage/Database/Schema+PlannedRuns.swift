extension Schema {
  // The steps of a planned run and what each was, as JSON; both absent where the run had none.
  static let plannedRuns = """
    ALTER TABLE run ADD COLUMN course TEXT;
    ALTER TABLE run ADD COLUMN steps TEXT;
    """
}
