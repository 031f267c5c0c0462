/// What is right for the exports and files that lie beside the repository.
enum ExportedCases {
  /// A path below the cases, then what is kept of it.
  ///
  /// A wave stands where the zone is assumed. Figures of days are rounded, and there may be more of them.
  static let right = """
    exports/alphaprogression
      session 2026-05-03T16:54, 3720 s, 6 sets, 52 reps, 3265 kg
    exports/apple
      Running 2026-04-02T06:00, 5000 m, 1800 s
      Running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, effort 7
      Swimming 2026-05-05T08:12, 1000 m, 1200 s
      TraditionalStrengthTraining 2026-05-04T08:12, 3600 s
      body_mass 2026-05-03 61
      resting_heart_rate 2026-05-03 48
      steps 2026-05-03 1700
      vo2max 2026-05-03 47
    exports/boostcamp
      session 2026-05-03T16:05, 3900 s, 1 sets, 8 reps, 660 kg
    exports/concept2
      indoorRowing 2026-05-03T07:32~, 2000 m, 432 s, 172 bpm, "2000m row"
      other 2026-05-03T08:12~, 3000 m, 600 s, 140 bpm
    exports/coros
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm
    exports/enc
      session 2026-05-03T18:05, 3900 s, 10 sets, 60 reps, 1900 kg, 5240 m, 1835 s of sets
    exports/endomondo
      running 2019-05-03T08:12~, 2000 m, 600 s, 140 bpm
    exports/fitbit
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm
      body_mass 2026-05-03 61
      resting_heart_rate 2026-05-03 48
      steps 2026-05-03 170
    exports/fitbod
      session 2026-05-03T16:05, 3 sets, 18 reps, 656 kg, 5200 m, 1740 s of sets
    exports/fitnotes
      session 2026-05-03T00:00, 3 sets, 8 reps, 660 kg, 6200 m, 2040 s of sets
      body_mass 2026-05-03 61
    exports/fitotrack
      running 2026-05-03T08:12~, 2001 m, 600 s, 140 bpm, "Morning Run"
    exports/gadgetbridge
      running 2026-05-03T08:12, 2001 m, 600 s, 140 bpm, "Morning Run"
    exports/garmin
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, effort 6, "Musterstadt Laufen"
      running 2026-05-04T08:12, 2000 m, 600 s, 140 bpm
      running 2026-05-06T08:12~, 2001 m, 600 s, 140 bpm, "Morning Run"
      running 2026-05-07T08:12~, 2000 m, 600 s, 140 bpm
      session 2026-05-04T08:12, 3600 s, 3 sets, 24 reps, 1920 kg, 120 s of sets
      strengthTraining 2026-05-04T08:12, 3600 s, 157 bpm, "Krafttraining"
      treadmillRunning 2026-05-05T08:12, 5000 m, 1800 s, "Laufband"
      body_mass 2026-05-03 61
      resting_heart_rate 2026-05-03 48
      sleep 2026-05-03 5400
      steps 2026-05-03 8000
    exports/googlefit
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
      steps 2026-05-03 1700
    exports/gymbook
      session 2026-05-03T18:02, 1 sets, 8 reps, 660 kg
    exports/hevy
      session 2025-10-09T18:05, 3900 s, 1 sets, 8 reps, 640 kg
      session 2026-05-02T09:13, 2880 s, 1 sets, 8 reps, 640 kg
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 640 kg
      session 2026-05-03T18:05, 3900 s, 10 sets, 60 reps, 1900 kg, 5240 m, 1835 s of sets
    exports/huawei
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
    exports/intervals
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, "Laufen"
    exports/jefit
      session 2026-05-03T16:05, 3900 s, 5 sets, 46 reps, 1606 kg
    exports/liftlog
      session 2026-05-03T18:10, 120 s, 2 sets, 15 reps, 900 kg
    exports/liftosaur
      session 2026-05-03T16:05, 293 s, 2 sets, 13 reps, 860 kg
    exports/mapmyrun
      indoorRunning 2026-05-03T12:00~, 6437 m, 2036 s, 146 bpm
    exports/multi
      cycling 2026-05-05T08:12~, 5000 m, 600 s, 140 bpm
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm
      running 2026-05-04T08:12~, 2000 m, 600 s, 140 bpm
      running 2026-05-05T08:12~, 2001 m, 600 s, 140 bpm
    exports/nike
      running 2026-05-03T08:12~, 2000 m, 600 s, "Sunday morning run"
    exports/opentracks
      running 2026-05-03T08:12~, 2001 m, 600 s, 140 bpm
    exports/oura
      running 2026-05-03T08:12, 2000 m, 600 s
    exports/pages
      exit 65
    exports/pause
      running 2026-05-03T08:12~, 1997 m, 599 s, 140 bpm, "Run with coffee"
    exports/polar
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
    exports/runkeeper
      running 2026-05-03T08:12, 2001 m, 600 s, 140 bpm
      running 2026-05-04T18:00~, 5000 m, 1800 s
      strengthTraining 2026-05-05T18:00~, 2700 s
    exports/runnerup
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm
    exports/samsung
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
      body_mass 2026-05-03 61
      steps 2026-05-03 8000
    exports/sportstracker
      other 2026-05-03T08:12~, 2001 m, 600 s, 140 bpm
    exports/strava
      cycling 2026-05-06T08:12~, 5000 m, 600 s, 140 bpm, "Evening Ride"
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, effort 4, Pegasus 41, "Laufen am Main"
      running 2026-05-04T08:12~, 2001 m, 600 s, 140 bpm, "Morning Run"
      running 2026-05-05T08:12~, 2001 m, 600 s, 140 bpm, "Lunch Run"
      running 2026-05-07T08:12~, 5000 m, 1800 s, effort 6, "Treadmill"
      strengthTraining 2026-05-08T08:12, 3600 s, 157 bpm, "Push day"
    exports/strong
      session 2026-05-03T18:05, 3900 s, 5 sets, 34 reps, 2155 kg, 5200 m, 1740 s of sets
      session 2026-05-04T00:30, 3900 s, 1 sets, 8 reps, 660 kg
    exports/stronglifts
      session 2026-05-03T22:56, 1800 s, 9 sets, 45 reps, 2850 kg
    exports/suunto
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
    exports/trainerroad
      exit 65
    exports/trainingpeaks
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, effort 5, "Laufen"
      running 2026-05-04T08:12~, 2000 m, 600 s, 140 bpm
    exports/withings
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
      body_mass 2026-05-03 61
    exports/zepp
      running 2026-05-03T08:12~, 2000 m, 600 s
      body_mass 2026-05-03 61
    exports/zwift
      virtualCycling 2026-05-03T08:12~, 5000 m, 600 s, 140 bpm
    exports/enc/excel_de.csv
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 660 kg
    exports/enc/utf16.csv
      session 2026-05-03T18:05, 3900 s, 10 sets, 60 reps, 1900 kg, 5240 m, 1835 s of sets
    exports/fitnotes/body.csv
      body_mass 2026-05-03 61
    exports/fitnotes/ios2.csv
      session 2026-05-03T00:00, 2 sets, 8 reps, 660 kg, 5200 m, 1740 s of sets
    exports/garmin/csv/Activities.csv
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm, "Musterstadt Running"
      strengthTraining 2026-05-04T08:12~, 3600 s, 157 bpm, "Krafttraining"
    exports/garmin/csv/Activities_de.csv
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm, "Musterstadt Laufen"
    exports/garmin/parts/UploadedFiles_0-_Part1.zip
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
      running 2026-05-04T08:12, 2000 m, 600 s, 140 bpm
    exports/garmin/one_original.zip
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm
    exports/garmin/single/activity_15000000001.gpx
      running 2026-05-03T08:12~, 2001 m, 600 s, 140 bpm, "Musterstadt Laufen"
    exports/garmin/single/activity_15000000001.tcx
      running 2026-05-03T08:12~, 2000 m, 600 s, 140 bpm
    exports/hevy/de.csv
      session 2025-10-09T18:05, 3900 s, 1 sets, 8 reps, 640 kg
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 640 kg
    exports/hevy/iso2.csv
      session 2026-05-02T09:13, 2880 s, 1 sets, 8 reps, 640 kg
    exports/hevy/lb.csv
      session 2026-05-03T18:05, 3900 s, 2 sets, 8 reps, 671 kg, 4989 m, 1500 s of sets
    exports/hevy/workouts.csv
      session 2026-05-03T18:05, 3900 s, 10 sets, 60 reps, 1900 kg, 5240 m, 1835 s of sets
    exports/multi/tracks.gpx
      running 2026-05-03T08:12~, 2001 m, 600 s, 140 bpm
      running 2026-05-04T08:12~, 2001 m, 600 s, 140 bpm
      running 2026-05-05T08:12~, 2001 m, 600 s, 140 bpm
    exports/opentracks/2026-05-03_Laufen.kmz
      running 2026-05-03T08:12, 2001 m, 600 s
    exports/opentracks/2026-05-03_Laufen.kml
      running 2026-05-03T08:12, 2001 m, 600 s
    exports/strava/export_12345678.zip
      cycling 2026-05-06T08:12~, 5000 m, 600 s, 140 bpm, "Evening Ride"
      running 2026-05-03T08:12, 2000 m, 600 s, 140 bpm, effort 4, Pegasus 41, "Laufen am Main"
      running 2026-05-04T08:12~, 2001 m, 600 s, 140 bpm, "Morning Run"
      running 2026-05-05T08:12~, 2001 m, 600 s, 140 bpm, "Lunch Run"
      running 2026-05-07T08:12~, 5000 m, 1800 s, effort 6, "Treadmill"
      strengthTraining 2026-05-08T08:12, 3600 s, 157 bpm, "Push day"
    exports/strava/lead.tcx
      cycling 2026-05-06T08:12~, 5000 m, 600 s, 140 bpm
    exports/strong/android_kg.csv
      session 2026-05-03T18:05, 3900 s, 4 sets, 24 reps, 1555 kg, 5200 m, 1740 s of sets
    exports/strong/android_lb.csv
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 671 kg
    exports/strong/android_lbs.csv
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 671 kg
    exports/strong/ios24.csv
      session 2026-05-03T18:05, 3900 s, 5 sets, 34 reps, 2155 kg, 5200 m, 1740 s of sets
    exports/strong/noteRow.csv
      session 2026-05-03T18:05, 3900 s, 1 sets, 8 reps, 640 kg
    exports/strong/units.csv
      session 2026-05-03T18:05, 3900 s, 2 sets, 10 reps, 283 kg, 4989 m, 1500 s of sets
    exports/stronglifts/lb_mixed.csv
      session 2026-05-03T22:56, 1800 s, 4 sets, 20 reps, 1100 kg
    readings/06-tcx-course/course-only.tcx
      exit 65
    readings/15-fit-trailing/lf.fit
      exit 65
    readings/22-hevy-dates/locale.csv
      session 2024-02-08T18:00, 3600 s, 1 sets, 5 reps, 400 kg
      session 2024-03-05T18:00, 3600 s, 1 sets, 5 reps, 400 kg
      session 2024-05-06T18:00, 3600 s, 1 sets, 5 reps, 400 kg
      session 2024-10-09T18:00, 3600 s, 1 sets, 5 reps, 400 kg
      session 2024-12-07T18:00, 3600 s, 1 sets, 5 reps, 400 kg
    readings/22-hevy-dates/midnight.csv
      session 2024-03-05T23:30, 4200 s, 1 sets, 5 reps, 400 kg
    readings/23-own-csv/in.csv
      session 2024-03-05T18:00, 3900 s, 4 sets, 21 reps, 560 kg, 90 s of sets
    readings/24-assist/fitnotes.csv
      session 2024-03-05T00:00, 3 sets, 22 reps, 490 kg
    readings/25-csv-locale/bom-crlf.csv
      session 2024-03-05T00:00, 1 sets, 5 reps, 306 kg
    readings/25-csv-locale/latin1.csv
      session 2024-03-05T00:00, 1 sets, 5 reps, 306 kg
    readings/25-csv-locale/thousand.csv
      session 2024-03-05T00:00, 2 sets, 5 reps, 2500 kg, 1500 m, 450 s of sets
    readings/25-csv-locale/utf16.csv
      session 2024-03-05T00:00, 1 sets, 5 reps, 306 kg
    readings/26-reps/half.csv
      session 2024-03-06T00:00, 1 sets, 5 reps, 500 kg
    readings/26-reps/huge.csv
      session 2024-03-06T00:00, 1 sets, 5 reps, 500 kg
    readings/30-health/dst.xml
      Running 2026-03-29T01:30, 10000 m, 3600 s
    readings/30-health/miles.xml
      Cycling 2026-05-12T07:00, 20117 m, 3600 s
      Running 2026-05-10T07:00, 4989 m, 1830 s, 150 bpm
      Swimming 2026-05-11T07:00, 732 m, 1200 s
      body_mass 2026-05-10 75
      resting_heart_rate 2026-05-10 48
      steps 2026-05-10 1900
    readings/30-health/motion.xml
      Running 2026-05-10T07:00, 3000 m, 1200 s
    readings/36-fit-kinds/course.fit
      exit 65
    readings/36-fit-kinds/garmin.zip
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm
    readings/36-fit-kinds/monitor.fit
      exit 65
    readings/36-fit-kinds/settings.fit
      exit 65
    readings/36-fit-kinds/strength.fit
      session 2026-05-10T09:00, 200 s, 3 sets, 24 reps, 1920 kg, 90 s of sets
      strengthTraining 2026-05-10T09:00~, 200 s, 110 bpm
    readings/37-gpx-oddities/doctype.gpx
      exit 65
    readings/37-gpx-oddities/route-only.gpx
      exit 65
    readings/37-gpx-oddities/wpt-only.gpx
      exit 65
    readings/39-webhooks/diary.csv
      session 2025-01-05T00:00, 4 sets, 20 reps, 1330 kg
      session 2025-02-05T00:00, 4 sets, 20 reps, 1430 kg
      session 2025-03-05T00:00, 4 sets, 20 reps, 1530 kg
      session 2025-04-05T00:00, 4 sets, 20 reps, 1630 kg
      session 2025-05-05T00:00, 4 sets, 20 reps, 1730 kg
      session 2025-06-05T00:00, 4 sets, 20 reps, 1830 kg
    readings/42-gpx-zone/newyork-evening.fit
      running 2026-05-10T22:00, 3600 m, 1200 s, 150 bpm
    readings/45-volume/mixed.csv
      session 2026-03-05T18:00, 3600 s, 1 sets, 5 reps, 500 kg
    readings/45-volume/order.csv
      session 2026-01-05T00:00, 3 sets, 21 reps, 1439 kg
      session 2026-01-12T00:00, 3 sets, 21 reps, 1439 kg
      session 2026-01-19T00:00, 3 sets, 21 reps, 1439 kg
    readings/47-hkzone/newyork.xml
      Running 2026-05-10T22:00, 5000 m, 1800 s
    readings/48-others/x.kml
      exit 65
    readings/53-strava/1.fit.gz
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm
    readings/53-strava/2.tcx.gz
      running 2026-05-10T09:00~, 1800 m, 600 s
    readings/53-strava/3.gpx.gz
      running 2026-05-10T09:00~, 1801 m, 600 s
    readings/53-strava/export.zip
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm, "Morning Run"
    readings/54-garmin/garmin-export.zip
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm
    readings/54-garmin/folder/UploadedFiles.zip
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm
    readings/54-garmin/mac.zip
      running 2026-05-10T09:00, 1800 m, 600 s, 140 bpm
    """
}
