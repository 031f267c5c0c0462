/// What Garmin calls the watches and bike computers that name only their number in a FIT file.
enum GarminProduct {
  /// The name of a product, where the number is known.
  static func name(of number: Int64) -> String? {
    for line in table.split(separator: "\n") {
      var words = line.split(separator: " ")
      guard let family = words.first else { continue }
      words.removeFirst()
      for word in words {
        // A model, and the numbers of it in all countries.
        let parts = word.split(separator: ":")
        guard parts.count == 2,
          parts[1].split(separator: ",").contains(where: { Int64($0) == number })
        else { continue }
        let name = family + (parts[0] == "-" ? "" : " " + parts[0])
        return String(name.map { $0 == "_" ? " " : $0 })
      }
    }
    return nil
  }

  // The profile's `garmin_product` of 2026; a line is a family with its models.
  private static let table = """
    Forerunner 10:1482 15:1903 25:2148 30:2891,2977 35:2503,2667 45:3282,3469 55:3869,4033 70:4916
    Forerunner 165:4432 165_Music:4433 170:4815 170_Music:4814 220:1632 225:2153 230:2157 235:2431,2396
    Forerunner 245:3076,3145 245_Music:3077,3321 255:3992 255_Music:3990 255S:3993 255S_Music:3991
    Forerunner 265:4257 265S:4258 620:1623 630:2156,2310 645:2886,3003 645_Music:2888,3004 735XT:2158,2533
    Forerunner 745:3589,3794 910XT:1328 920XT:1765 935:2691,2833 945:3113,3441 945_LTE:3652,3978
    Forerunner 955:4024 965:4315
    fenix -:1551 2:1967 3:2050 3_HR:2413 5:2697,2796 5S:2544,2797 5X:2604,2798 5_Plus:3110 5S_Plus:2900,3134
    fenix 5X_Plus:3111,3135 6:3290,3289,3515,3514 6S:3288,3287,3513,3512 6X:3291,3516 7:3906,3909
    fenix 7S:3905,3908 7X:3907,3910 7_Pro:4375 7S_Pro:4374 7X_Pro:4376 8:4536,4534,4532,4533 8_Pro:4631 E:4666
    epix -:1988 Gen_2:3943,3944 Pro:4312,4313,4314
    Enduro -:3638,3872 2:4341 3:4575
    Instinct Solar:3466 2:3888,4071 2S:3889 2X:4394 3:4585,4586,4587,4759 E:4583,4584 Crossover:4155,4678
    vivoactive -:1907,2160 HR:2337,2497 3:2700 3_Music:2988,3066,3163 4:3225,3388 4S:3224,3387 5:4426 6:4625
    Venu -:3226 2:3703,3950 2S:3704,3949 2_Plus:3851,4017 3:4260 3S:4261 4:4643 4S:4644 X1:4603
    Venu Sq:3600,3837 Sq_Music:3596,3599 Sq_2:4115 Sq_2_Music:4116
    MARQ Driver:3246 Aviator:3247 Captain:3248 Commander:3249 Expedition:3250 Athlete:3251 Gen_2:4105
    Swim -:1499 2:3405,3639
    Edge 500:1036 510:1561 520:2067,2260 520_Plus:3112,3142 530:3121,3349 540:4061 550:4633 800:1169 810:1567
    Edge 820:2530 830:3122,3350 840:4062 850:4634 1000:1836 1030:2713,2924 1030_Plus:3570,3812
    Edge 1040:3843,4305 1050:4440 130:2909,3092 130_Plus:3558,3813 Explore:3011 Explore_2:4169
    """
}
