extension Schema {
  // What a message is about, and what its words claim: names with a space between them.
  static let claims = """
    ALTER TABLE message ADD COLUMN topic TEXT;
    ALTER TABLE message ADD COLUMN claims TEXT;
    """
}
