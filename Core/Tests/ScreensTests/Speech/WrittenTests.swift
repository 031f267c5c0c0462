import Screens
import Testing
import Training

struct WrittenTests {
  @Test func `lists things as a sentence does`() {
    #expect(Written.list([]) == "" && Written.list(["A"]) == "A")
    #expect(Written.list(["A", "B", "C"]) == "A, B and C")
    #expect(Written.list(["A", "B"], or: true, in: .german) == "A oder B")
  }

  @Test func `writes paces, times, distances, beats and steps`() {
    #expect(Written.pace(.secondsPerKilometer(312), units: .metric) == "5:12 /km")
    #expect(Written.pace(.secondsPerKilometer(311.5), units: .metric) == "5:12 /km")
    #expect(Written.pace(.secondsPerKilometer(311.4), units: .metric) == "5:11 /km")
    #expect(Written.pace(.secondsPerKilometer(312), units: .imperial) == "8:22 /mi")
    #expect(Written.pace(.secondsPerKilometer(4530), units: .metric) == "75:30 /km")
    #expect(Written.duration(.seconds(3117)) == "51:57")
    #expect(Written.duration(.seconds(3725)) == "1:02:05")
    #expect(Written.duration(.seconds(48)) == "0:48")
    #expect(Written.duration(.milliseconds(59500)) == "1:00")
    #expect(Written.distance(.meters(5214), units: .metric) == "5.21 km")
    #expect(Written.distance(.meters(5214), units: .imperial) == "3.24 mi")
    #expect(Written.distance(.meters(7), units: .metric) == "0.01 km")
    #expect(Written.roundDistance(.meters(5214), units: .metric) == "5.2 km")
    #expect(Written.roundDistance(.meters(5003), units: .metric) == "5 km")
    #expect(Written.roundDistance(.meters(396), units: .metric) == "400 m")
    #expect(Written.roundDistance(.meters(70), units: .imperial) == "80 yd")
    #expect(Written.heartRate(.beatsPerMinute(150.5)) == "151 bpm")
    #expect(Written.cadence(.stepsPerMinute(172)) == "172 spm")
    #expect(Written.gap(secondsPerKilometer: 8, units: .metric) == "8 s/km")
    #expect(Written.gap(secondsPerKilometer: 0.2, units: .metric) == "<1 s/km")
    #expect(Written.gap(secondsPerKilometer: 65, units: .metric) == "1:05 /km")
  }

  @Test func `keeps the thousands of a volume apart`() {
    #expect(GymWords.volume(712.5) == "712.5 kg")
    #expect(GymWords.volume(712.5, in: .german) == "712,5 kg")
    #expect(GymWords.volume(999) == "999 kg")
    #expect(GymWords.volume(1000) == "1,000 kg")
    #expect(GymWords.volume(2399.4) == "2,399 kg")
    #expect(GymWords.volume(12_005, in: .german) == "12.005 kg")
    #expect(GymWords.volume(.infinity) == "999,999 kg")
  }

  @Test func `has a figure for what is none`() {
    #expect(Written.heartRate(.beatsPerMinute(.nan)) == "0 bpm")
    #expect(Written.distance(.meters(-3), units: .metric) == "0.00 km")
    #expect(Written.pace(.secondsPerKilometer(.infinity), units: .metric) == "16666:39 /km")
  }

  @Test func `counts the pace of a swim for a hundred meters or yards`() {
    let pace = Pace.secondsPerKilometer(1200)
    #expect(Written.pace(pace, of: .swimming, units: .metric) == "2:00 /100 m")
    #expect(Written.pace(pace, of: .swimming, units: .imperial) == "1:50 /100 yd")
    #expect(Written.pace(pace, of: .walking, units: .metric) == "20:00 /km")
  }

  @Test func `counts the speed of a ride by the hour`() {
    let pace = Pace.secondsPerKilometer(150)
    #expect(Written.pace(pace, of: .cycling, units: .metric) == "24.0 km/h")
    #expect(Written.pace(pace, of: .cycling, units: .metric, in: .german) == "24,0 km/h")
    #expect(Written.pace(pace, of: .cycling, units: .imperial) == "14.9 mph")
  }
}
