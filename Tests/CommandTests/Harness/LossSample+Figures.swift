extension LossSample {
  /// Figures of days.
  static let figures = [
    figures(
      "Withings",
      "weight.csv",
      "Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Hydration (kg),Comments"
    ) { line, hand in
      ["\(line.day) 07:00:00", hand.number(line.kilograms), "", "", "", "", ""]
    },
    nights("Withings", "sleep.csv", "from,to,light (s),deep (s),rem (s)") { line, hand in
      let half = line.seconds / 2
      return [
        "\(line.day)T01:10:00+02:00", "\(line.day)T06:50:00+02:00", hand.number(half),
        hand.number(half), "",
      ]
    },
    steps("Withings", "aggregates_steps.csv", "date,value") { line, hand in
      [line.day, hand.number(line.seconds)]
    },
    steps("Oura", "dailyactivity.csv", "active_calories,day,steps") { line, hand in
      ["300", line.day, hand.number(line.seconds)]
    },
    nights("Oura", "sleepmodel.csv", "average_hrv,day,lowest_heart_rate,total_sleep_duration") {
      line,
      hand in
      ["", line.day, "", hand.number(line.seconds)]
    },
    figures("Fitbit", "weight.csv", "timestamp,weight grams,data source") { line, hand in
      ["\(line.day)T05:00:00Z", hand.number(line.kilograms * 1000), "Aria"]
    },
    steps("Fitbit", "steps.csv", "timestamp,steps,data source") { line, hand in
      ["\(line.day)T06:12:00Z", hand.number(line.seconds), "Aria"]
    },
    figures(
      "Samsung Health",
      "com.samsung.health.weight.csv",
      "com.samsung.health.weight,6320001,5",
      "start_time,weight,time_offset"
    ) { line, hand in
      ["\(line.day) 05:00:00.000", hand.number(line.kilograms), "UTC+0200"]
    },
    steps(
      "Samsung Health",
      "com.samsung.shealth.step_daily_trend.csv",
      "com.samsung.shealth.step_daily_trend,6320001,5",
      "count,day_time,source_type"
    ) { line, hand in
      [hand.number(line.seconds), "\(line.day) 00:00:00.000", "-2"]
    },
    figures("Zepp", "BODY.csv", "time,weight,height,bmi,fatRate") { line, hand in
      ["\(line.day) 05:00:00+0000", hand.number(line.kilograms), "", "", "null"]
    },
    nights("Zepp", "SLEEP.csv", "date,deepSleepTime,shallowSleepTime,wakeTime") { line, hand in
      let half = line.seconds / 120
      return [line.day, hand.number(half), hand.number(half), "0"]
    },
    figures(
      "Google Fit",
      "Daily activity metrics.csv",
      "Date,Calories (kcal),Average weight (kg)"
    ) { line, hand in
      [line.day, "100", hand.number(line.kilograms)]
    },
    figures("FitNotes", "body.csv", "Date,Time,Measurement,Value,Unit,Comment") { line, hand in
      [line.day, "07:00:00", "Bodyweight", hand.number(line.kilograms), "kgs", ""]
    },
    figures("Hevy", "measurement_data.csv", "date,weight_kg,fat_percent") { line, hand in
      ["\"\(line.spoken)\"", hand.number(line.kilograms), ""]
    },
    figures("Pacesetter", "days.csv", "day,kind,value") { line, hand in
      [line.day, "body_mass", hand.number(line.kilograms)]
    },
    figures("wger", "Weightdata.csv", "Date,Weight") { line, hand in
      [line.day, hand.number(line.kilograms)]
    },
    figures("openScale", "openScale.csv", "DATE,TIME,BMI,COMMENT,WEIGHT") { line, hand in
      [line.day, "07:00:00", "", "", hand.number(line.kilograms)]
    },
    json("Fitbit", .figure, "weight-2026.json", open: "[", close: "]") { line, hand in
      let pounds = line.kilograms / 0.45359237
      return [
        """
        {"logId":\(line.place),"weight":\(hand.number(pounds)),"date":"\(line.american)",
        "time":"05:00:00"}
        """
      ]
    },
    steps(
      json("Garmin", .figure, "UDSFile.json", open: "[", close: "]") { line, hand in
        ["{\"calendarDate\":\"\(line.day)\",\"totalSteps\":\(hand.number(line.seconds))}"]
      }
    ),
  ]

  private static func steps(_ sample: LossSample) -> LossSample {
    var sample = sample
    sample.figure = { $0.seconds }
    return sample
  }

  private static func steps(
    _ program: String,
    _ file: String,
    _ titles: String...,
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: .figure, file: file, cells: cells)
    (sample.titles, sample.figure) = (titles, { $0.seconds })
    return sample
  }

  private static func nights(
    _ program: String,
    _ file: String,
    _ titles: String...,
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: .figure, file: file, cells: cells)
    (sample.titles, sample.figure) = (titles, { $0.seconds })
    return sample
  }
}
