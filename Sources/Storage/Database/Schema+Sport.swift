extension Schema {
  // The sport and the kind as they were recorded, "running trailRunning", of an activity whose owner
  // named another sport; nothing else holds them then.
  static let recordedSport = "ALTER TABLE activity ADD COLUMN recorded TEXT"

  // Whether the offset is only the likely one; nothing where the source told it, or where nobody knows it.
  static let assumedClocks = "ALTER TABLE activity ADD COLUMN assumed INTEGER"

  // The shoes or the bike. Their name is all that is known of them, and what they have covered a sum: a table
  // of gear would have nothing else in it.
  static let gear = "ALTER TABLE activity ADD COLUMN gear TEXT"
}
