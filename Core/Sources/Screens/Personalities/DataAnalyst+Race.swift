extension DataAnalyst {
  /// What to eat at a place of a race.
  static let serving = """
    {serving}. Scheduled intake. Execute now.
    {serving}. Consume it over the next minute.
    {serving}. Absorption takes about a quarter of an hour. Begin.
    {serving}. Per the list. Confirm by swallowing.
    {serving}. Intake is due. Small portions are tolerated better.
    {serving}. Item due at this point. No delay is planned.
    {serving}. Energy input required. Take it with fluid if there is any.
    {serving}. The list is the plan. Follow it.
    """

  /// What to drink at a place of a race.
  static let drinkServing = """
    {serving}. Scheduled fluid. Drink to thirst.
    {serving}. Small volumes, several sips.
    {serving}. Fluid is due. More than you want is not better.
    {serving}. Per the list. A few mouthfuls suffice.
    {serving}. Hydration item. Pace loss at a walk: negligible.
    {serving}. Due now. Take what thirst asks for.
    """
}
