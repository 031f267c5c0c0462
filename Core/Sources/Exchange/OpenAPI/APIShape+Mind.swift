extension APIShape {
  /// What a model is asked to write.
  static let mind = [
    APIShape(
      "ScriptWish",
      #"""
      {"type":"object","properties":{"coach":{"enum":["roast_coach","best_friend","data_analyst","old_hand",
      "zen_guide",null]},"swearing":{"type":["boolean","null"]},"again":{"type":["boolean","null"],
      "description":"Whether another script than the last one is wanted."},
      "plan":{"type":["object","null"],"properties":{"mode":{"enum":["free","training","race",null]},
      "goal":{"type":["object","null"],"properties":{"distanceMeters":{"type":"number","minimum":100,
      "maximum":100000}},"required":["distanceMeters"]},
      "targetPaceSecPerKm":{"type":["number","null"],"minimum":60,"maximum":3600},
      "units":{"enum":["metric","imperial",null]}}}},
      "examples":[{"coach":"old_hand","plan":{"mode":"training","goal":{"distanceMeters":5000}}}]}
      """#
    ),
    APIShape(
      "WorkoutWords",
      #"""
      {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,
      "maxLength":1000},"mode":{"enum":["summary","raw","augmented",null]},"again":{"type":["boolean","null"]},
      "wish":{"type":["object","null"],"properties":{"minutes":{"type":["integer","null"],"minimum":1,"maximum":1440},
      "location":{"enum":["home","gym","away","outdoor","any",null]},
      "equipment":{"type":["array","null"],"items":{"type":"string"}},
      "excludedExercises":{"type":["array","null"],"items":{"type":"string"}},
      "readiness":{"type":["integer","null"],"minimum":1,"maximum":5}}}},
      "examples":[{"text":"twenty minutes with a kettlebell","wish":{"minutes":20,"equipment":["kettlebell"]}}]}
      """#
    ),
  ]
}
