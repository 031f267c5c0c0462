extension WorkoutFilter {
  /// Creates the filter of a wish: who has half an hour and a kettlebell is shown nothing longer, and
  /// nothing that needs a bar.
  public init(wishedBy request: RankingRequest) {
    self.init()
    categories = request.categories
    focus = request.focus
    availableEquipment = request.equipment
    longest = request.minutes.map { .seconds($0 * 60) }
    if let place = request.location { locations = [place] }
  }
}
