extension LossSample {
  /// Tables and JSON that list activities.
  static let activities = [
    activities(
      "Strava",
      "activities.csv",
      "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,"
        + "Distance,Filename"
    ) { line, hand in
      [
        "\(line.place)", "\"\(line.day)T06:12:00Z\"", "Run", "Run", "", hand.number(line.seconds),
        hand.number(line.meters / 1000), "",
      ]
    },
    activities(
      "Runkeeper",
      "cardioActivities.csv",
      "Activity Id,Date,Type,Route Name,Distance (km),Duration,Notes,GPX File"
    ) { line, hand in
      [
        "\(line.place)", "\(line.day) 08:12:00", "Running", "", hand.number(line.meters / 1000),
        hand.number(line.seconds), "", "",
      ]
    },
    activities(
      "Samsung Health",
      "com.samsung.shealth.exercise.csv",
      "com.samsung.shealth.exercise,6320001,17",
      "com.samsung.health.exercise.exercise_type,com.samsung.health.exercise.start_time,"
        + "com.samsung.health.exercise.time_offset,com.samsung.health.exercise.duration,"
        + "com.samsung.health.exercise.distance"
    ) { line, hand in
      [
        "1002", "\(line.day) 06:12:00.000", "UTC+0200", hand.number(line.seconds * 1000),
        hand.number(line.meters),
      ]
    },
    activities(
      "Zepp",
      "SPORT.csv",
      "type,startTime,sportTime(s),maxPace(/meter),distance(m),avgPace(/meter),calories(kcal)"
    ) { line, hand in
      [
        "1", "\(line.day) 06:12:00+0000", hand.number(line.seconds), "0", hand.number(line.meters),
        "0", "",
      ]
    },
    activities(
      "Peloton",
      "workouts.csv",
      "Workout Timestamp,Instructor Name,Length (minutes),Fitness Discipline,Title,Distance (km)"
    ) { line, hand in
      [
        "\(line.day) 06:12 (EST)", "", hand.number(line.seconds / 60), "Running", "",
        hand.number(line.meters / 1000),
      ]
    },
    activities(
      "Concept2",
      "concept2-season.csv",
      "Log ID,Date,Description,Work Time (Seconds),Rest Time (Seconds),Work Distance,Type,Comments"
    ) { line, hand in
      [
        "\(line.place)", "\(line.day) 07:32:00", "", hand.number(line.seconds), "",
        hand.number(line.meters), "RowErg", "",
      ]
    },
    activities(
      "intervals.icu",
      "i1_intervals.csv",
      "id,start_date_local,type,moving_time,distance,name"
    ) { line, hand in
      [
        "i\(line.place)", "\(line.day)T08:12:00", "Run", hand.number(line.seconds),
        hand.number(line.meters), "",
      ]
    },
    activities(
      "Garmin",
      "Activities.csv",
      "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR"
    ) { line, hand in
      [
        "Running", "\(line.day) 08:12:00", "false", "Run", hand.number(line.meters / 1000), "",
        hand.number(line.seconds), "--", "--",
      ]
    },
    activities(
      "MapMyRun",
      "user_workout_history.csv",
      "Date Submitted,Workout Date,Activity Type,Distance (km),Workout Time (seconds),Notes"
    ) { line, hand in
      [
        "", "\"\(line.spoken)\"", "Run", hand.number(line.meters / 1000), hand.number(line.seconds),
        "",
      ]
    },
    activities(
      "TrainingPeaks",
      "workouts.csv",
      "Title,WorkoutType,WorkoutDay,TimeTotalInHours,DistanceInMeters"
    ) { line, hand in
      ["Run", "Run", line.day, hand.number(line.seconds / 3600), hand.number(line.meters)]
    },
    activities(
      "Withings",
      "activities.csv",
      "from,to,from (manual),to (manual),Timezone,Activity type,Data",
      marks: ["."]
    ) { line, hand in
      [
        "\(line.day)T08:12:00+02:00", line.end(ahead: 2) + "+02:00", "", "", "Europe/Berlin",
        "Running", "\"{\"\"distance\"\":\(hand.plain(line.meters))}\"",
      ]
    },
    activities(
      "Oura",
      "workout.csv",
      "activity,calories,day,distance,end_datetime,label,start_datetime"
    ) { line, hand in
      [
        "running", "", line.day, hand.number(line.meters), line.end(ahead: 2) + "+02:00", "",
        "\(line.day)T08:12:00+02:00",
      ]
    },
    activities(
      "Pacesetter",
      "activities.csv",
      "started_at,sport,kind,distance_m,elapsed_s,moving_s,label,notes,gear"
    ) { line, hand in
      let (far, long) = (hand.number(line.meters), hand.number(line.seconds))
      return ["\(line.day)T08:12:00+02:00", "running", "running", far, long, long, "", "", ""]
    },
    json(
      "Garmin",
      .activity,
      "summarizedActivities.json",
      open: "[{\"summarizedActivitiesExport\":[",
      close: "]}]"
    ) { line, hand in
      let start = hand.plain(line.milliseconds)
      let (far, long) = (hand.number(line.meters * 100), hand.number(line.seconds * 1000))
      return [
        """
        {"activityId":\(line.place + 1),"activityType":"running","startTimeGmt":\(start),
        "startTimeLocal":\(start),"distance":\(far),"duration":\(long)}
        """
      ]
    },
    json("Fitbit", .activity, "exercise-0.json", open: "[", close: "]") { line, hand in
      let (far, long) = (hand.number(line.meters / 1000), hand.number(line.seconds * 1000))
      return [
        """
        {"logId":\(line.place),"activityName":"Run","startTime":"\(line.american) 06:12:00",
        "duration":\(long),"activeDuration":\(long),"distance":\(far),"distanceUnit":"Kilometer"}
        """
      ]
    },
    json("Google Fit", .activity, "session.json") { line, hand in
      let (far, long) = (hand.number(line.meters), hand.plain(line.seconds))
      return [
        """
        {"fitnessActivity":"running","startTime":"\(line.day)T06:12:00Z",
        "endTime":"\(line.end(ahead: 0))Z","duration":"\(long)s",
        "aggregate":[{"metricName":"com.google.distance.delta","floatValue":\(far)}]}
        """
      ]
    },
    json("adidas Running", .activity, "sport-session.json") { line, hand in
      let (far, long) = (hand.number(line.meters), hand.number(line.seconds * 1000))
      return [
        """
        {"start_time":\(hand.plain(line.milliseconds)),"start_time_timezone_offset":7200000,
        "sport_type_id":"1","duration":\(long),"distance":\(far)}
        """
      ]
    },
  ]

  /// Recordings as JSON, of which the totals are told.
  static let recordings = [
    json("Polar Flow", .activity, "training-session.json") { line, hand in
      let (far, long) = (hand.plain(line.meters), hand.plain(line.seconds * 1000))
      let times = """
        "startTime":"\(line.day)T08:12:00","stopTime":"\(line.end(ahead: 2))",
        "timezoneOffsetMinutes":120,"durationMillis":\(long),"distanceMeters":\(far)
        """
      return [
        "{\"exportVersion\":\"2.6\",\(times),\"exercises\":[{\(times),\"sport\":{\"id\":\"1\"}}]}"
      ]
    },
    json("Nike Run Club", .activity, "run.json") { line, hand in
      let end = hand.plain(line.milliseconds + line.seconds * 1000)
      return [
        """
        {"type":"run","start_epoch_ms":\(hand.plain(line.milliseconds)),"end_epoch_ms":\(end),
        "active_duration_ms":\(hand.plain(line.seconds * 1000)),"summaries":[
        {"metric":"distance","summary":"total","value":\(hand.plain(line.meters / 1000))}],
        "tags":{},"moments":[],"metrics":[]}
        """
      ]
    },
    json("Suunto", .activity, "log.json") { line, hand in
      [
        """
        {"DeviceLog":{"Header":{"DateTime":"\(line.day)T08:12:00+02:00","ActivityType":3,
        "Duration":\(hand.plain(line.seconds)),"Distance":\(hand.plain(line.meters))},"Samples":[]}}
        """
      ]
    },
    json("Smashrun", .activity, "smashrun.json") { line, hand in
      [
        """
        {"activityId":\(line.place + 1),"startDateTimeLocal":"\(line.day)T08:12:00+02:00",
        "duration":\(hand.plain(line.seconds)),"distance":\(hand.plain(line.meters / 1000))}
        """
      ]
    },
    json("Endomondo", .activity, "workout.json") { line, hand in
      [
        """
        [{"sport":"RUNNING"},{"start_time":"\(line.day) 06:12:00.0"},
        {"duration_s":\(hand.plain(line.seconds))},
        {"distance_km":\(hand.plain(line.meters / 1000))},{"points":[]}]
        """
      ]
    },
    json("Huawei Health", .activity, "motion path detail data.json", open: "[", close: "]") {
      line,
      hand in
      [
        """
        {"partTimeMap":{1.0:300.0},"startTime":\(hand.plain(line.milliseconds)),
        "attribute":"HW_EXT_TRACK_DETAIL@is&&HW_EXT_TRACK_SIMPLIFY@is{}",
        "totalTime":\(hand.plain(line.seconds * 1000)),"totalDistance":\(hand.plain(line.meters)),
        "sportType":4,"timeZone":"+0200"}
        """
      ]
    },
  ]
}
