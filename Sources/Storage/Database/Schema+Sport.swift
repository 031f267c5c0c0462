extension Schema {
  // The sport and the kind as they were recorded, "running trailRunning", of an activity whose owner
  // named another sport; nothing else holds them then.
  static let recordedSport = "ALTER TABLE activity ADD COLUMN recorded TEXT"
}
