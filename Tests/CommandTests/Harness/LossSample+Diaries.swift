extension LossSample {
  /// Training diaries.
  static let diaries = [
    sets(
      "Strong",
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,RPE",
      isMixed: true
    ) { line, hand in
      let before = ["\(line.day) 08:00:00", "A", "", "Sled", "1"]
      return before + mixed(line, &hand, 1000) + ["", ""]
    },
    sets(
      "Hevy",
      "title,start_time,end_time,exercise_title,set_index,weight_kg,reps,distance_km,"
        + "duration_seconds",
      isMixed: true
    ) { line, hand in
      ["A", "\(line.day) 08:00:00", "", "Sled", "0"] + mixed(line, &hand, 1000)
    },
    sets(
      "FitNotes",
      "Date,Exercise,Category,Weight Unit,Distance Unit,Comment,Weight,Reps,Distance,Time",
      isMixed: true
    ) { line, hand in
      [line.day, "Sled", "Legs", "kgs", "m", ""] + mixed(line, &hand, 1)
    },
    sets(
      "Fitbod",
      "Date,Exercise,isWarmup,Note,multiplier,Weight(kg),Reps,Distance(m),Duration(s)",
      isMixed: true
    ) { line, hand in
      ["\(line.day) 16:05:11 +0000", "Sled", "false", "", "1"] + mixed(line, &hand, 1)
    },
    sets(
      "Lyfta",
      "Title,Date,Duration,Exercise,Superset id,Set Type,Weight,Reps,Distance,Time",
      isMixed: true
    ) { line, hand in
      let before = ["A", "\(line.day) 18:05:11", "", "Sled", "null", "NORMAL_SET"]
      return before + mixed(line, &hand, 1000)
    },
    sets(
      "StrongLifts",
      "Date (yyyy/mm/dd),Workout Name,Exercise,Start Time (h:mm),Set 1 (Reps),Set 1 (KG)"
    ) { line, hand in
      let day = line.day.replacing("-", with: "/")
      return [day, "A", "Sled", "10:56 PM", hand.number(line.reps), hand.weight(line.kilograms)]
    },
    sets(
      "Liftosaur",
      "Workout DateTime,Exercise,Is Warmup Set?,Completed Weight Unit,Completed Reps,"
        + "Completed Weight Value"
    ) { line, hand in
      [
        "\(line.day)T16:05:00.000Z", "Sled", "0", "kg", hand.number(line.reps),
        hand.weight(line.kilograms),
      ]
    },
    sets("LiftLog", "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes") {
      line,
      hand in
      [
        "s\(line.place)", "\(line.day)T18:10:06", "Sled", hand.weight(line.kilograms), "kg",
        hand.number(line.reps), "", "",
      ]
    },
    sets("GymBook", "Date,Time,Workout,Exercise,Set,Reps,Weight (kg),Notes") { line, hand in
      [
        line.day, "18:02", "A", "Sled", "1", hand.number(line.reps), hand.weight(line.kilograms),
        "",
      ]
    },
    sets("GymBook", "Datum;Zeit;Training;Übung;Satz;Wdh.;Gewicht (kg)", marks: [","]) {
      line,
      hand in
      [
        line.german, "18:02", "A", "Sled", "1", hand.number(line.reps), hand.weight(line.kilograms),
      ]
    },
    sets(
      "Alpha Progression",
      marks: [".", ","]
    ) { line, hand in
      [
        """
        "A";"\(line.day) 16:54 h";"1:02 hr"
        "1. Sled · Machine · 8 reps"
        #;KG;REPS;RIR
        1;\(hand.weight(line.kilograms));\(hand.number(line.reps));2
        """
      ]
    },
    sets("Boostcamp", "id,created_at,records,title,duration,user_notes", marks: ["."]) {
      line,
      hand in
      let (weight, reps) = (hand.weight(line.kilograms), hand.number(line.reps))
      let set =
        "{\"\"value\"\":\"\"\(weight)\"\",\"\"amount\"\":\"\"\(reps)\"\","
        + "\"\"weight_unit\"\":\"\"kg\"\"}"
      let records = "\"[{\"\"name\"\":\"\"Sled\"\",\"\"sets\"\":[\(set)]}]\""
      return ["\(line.place)", "\(line.british) 14:35:44+00", records, "A", "", ""]
    },
    sets(
      "JEFIT",
      "### SETTING ####",
      "row_id,mass",
      "1,kg",
      "",
      "### EXERCISE LOGS ####",
      "belongsession,mydate,ename,logs",
      marks: ["."]
    ) { line, hand in
      [
        "\(line.place)", line.day, "Sled",
        "\(hand.weight(line.kilograms))x\(hand.number(line.reps))",
      ]
    },
  ]

  /// Weight and repetitions, or a length in so many meters and a time.
  private static func mixed(
    _ line: LossLine,
    _ hand: inout LossHand,
    _ unit: Double
  ) -> [String] {
    line.isLift
      ? [hand.weight(line.kilograms), hand.number(line.reps), "", ""]
      : ["", "", hand.number(line.meters / unit), hand.number(line.seconds)]
  }
}
