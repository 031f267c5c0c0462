extension SportTable {
  /// The table: a kind's name, its sport, "indoor", its numbers in FIT, and after the colon its phrases;
  /// after a semicolon those that mean it only where a file has a place for the sport.
  ///
  /// The names and numbers are those of Garmin's profile (`sport` and `sub_sport`) and of Apple's workout
  /// types. The words are what programs write in English, German, French, Spanish, Italian, Portuguese,
  /// Dutch, the Nordic languages, Polish, Czech, Hungarian, Turkish, Russian, Japanese, Chinese and Korean.
  static let text = """
    running running 1/0 1/2 0/2: run, runs, running, street run, street running, run walk, walk run, \
    jog, jogs, jogging, lauf, läufe, laufen, joggen, dauerlauf, waldlauf, morgenlauf, mittagslauf, \
    abendlauf, nachtlauf, volkslauf, stadtlauf, lauftraining, trainingslauf, intervalllauf, tempolauf, \
    laufrunde, laufeinheit, course à pied, course a pied, footing, correr, carrera, carrera a pie, \
    trote, corsa, correre, corrida, hardlopen, hardloop, ochtendloop, avondloop, duurloop, löpning, \
    löpa, løb, løbe, løbetur, løping, løpe, løpetur, juoksu, juokseminen, bieg, bieganie, běh, běhání, \
    futás, koşu, бег, пробежка, ランニング, ジョギング, 跑步, 달리기, 러닝, marathon, half marathon, \
    halfmarathon, halbmarathon; course, course sur route, loop
    treadmillRunning running indoor 1/1 0/1: treadmill, treadmill run, treadmill running, laufband, \
    laufbandlauf, laufbandtraining, tapis de course, tapis roulant, cinta de correr, esteira, \
    loopband, löpband, tredemølle, løbebånd, bieżnia, トレッドミル, 跑步机, 트레드밀
    indoorRunning running indoor 1/45 0/45: indoor run, indoor running
    trailRunning running 1/3 0/3: trail run, trail runs, trail running, traillauf, berglauf, geländelauf, \
    crosslauf, course de trail, course trail, course en sentier, course nature, carrera de montaña, \
    carrera por montaña, corsa in montagna, trailrunnen, terränglöpning, stiløb, terrengløp, \
    polkujuoksu, bieg terenowy, bieg górski, terepfutás, трейл, трейлраннинг, トレイルランニング, 越野跑; \
    trail
    trackRunning running 1/4 0/4: track run, track running, bahnlauf, bahntraining, course sur piste
    virtualRunning running indoor 1/58: virtual run, virtual running
    obstacleRunning running 1/59: obstacle run, obstacle running, obstacle course racing, hindernislauf
    ultraRunning running 1/67: ultra run, ultra running, ultra marathon, ultralauf
    wheelchairRunning running 66/0: wheelchair run, wheelchair running, wheelchair run pace
    walking walking 11/0 11/30: walk, walks, walking, casual walking, gehen, spaziergang, spazieren, \
    spazierengehen, spazieren gehen, abendspaziergang, marche, marche à pied, marcher, promenade, \
    balade, caminar, caminata, paseo, camminata, camminare, passeggiata, caminhada, caminhar, \
    wandelen, wandeling, gåtur, promenad, kävely, spacer, chodzenie, chůze, procházka, \
    gyaloglás, séta, yürüyüş, ходьба, прогулка, ウォーキング, 散歩, 步行, 健走, 걷기
    indoorWalking walking indoor 11/27 0/27: indoor walk, indoor walking, treadmill walk, treadmill walking
    speedWalking walking 11/31: speed walk, speed walking, power walk, power walking, race walking, \
    walking sport, sportgehen
    nordicWalking walking: nordic walk, nordic walking, marche nordique, marcha nórdica, \
    camminata nordica, caminhada nórdica, stavgång, stavgang, sauvakävely, spacer z kijkami
    wheelchairWalking walking 65/0: wheelchair, wheelchair walk, wheelchair walk pace
    hiking walking 17/0: hike, hikes, hiking, trek, treks, trekking, wandern, wanderung, bergwandern, \
    bergwanderung, randonnée, randonnee, randonnée pédestre, senderismo, escursionismo, escursione, \
    pedestrianismo, caminhada na natureza, vandring, vandra, fottur, vaellus, patikointi, wędrówka, \
    turystyka piesza, turistika, túrázás, gyalogtúra, doğa yürüyüşü, поход, пеший туризм, ハイキング, \
    徒步, 遠足, 하이킹; rando
    cycling cycling 2/0 2/48: ride, rides, riding, bike, bikes, biking, bike ride, cycle, cycles, cycling, \
    bicycle, bicycling, touring bicycle, radfahren, radfahrt, rad fahren, rad, fahrrad, fahrradfahren, \
    fahrrad fahren, fahrradtour, fahrradfahrt, radtour, radrunde, radausfahrt, radeln, vélo, velo, \
    cyclisme, sortie vélo, ciclismo, bicicleta, bicicletta, bici, fietsen, fietstocht, wielrennen, \
    cykling, cykla, cykeltur, sykling, sykkeltur, pyöräily, jazda na rowerze, kolarstwo, cyklistika, \
    kerékpározás, bisiklet, велосипед, велоспорт, サイクリング, 自転車, 骑行, 騎行, 自行车, 사이클링, \
    자전거; bike transportation, transportation bike
    roadCycling cycling 2/7: road bike, road biking, road cycling, road ride, race bike, rennrad, \
    rennradfahren, rennradtour, vélo de route, ciclismo de carretera, bici da corsa
    indoorCycling cycling indoor 2/6 2/5 0/6 0/5: indoor cycling, indoor bike, indoor ride, \
    indoor biking, indoor cycle, stationary bike, stationary biking, exercise bike, spinning, heimtrainer, \
    hometrainer, vélo d intérieur, spinbike
    virtualCycling cycling indoor 2/58: virtual ride, virtual cycling, virtual biking
    mountainBiking cycling 2/8 0/8: mountain bike, mountain bikes, mountain biking, mountain cycling, \
    mountainbiken, mountainbike tour, mtb, mtb easy, mtb advanced, vtt, bicicleta de montaña, btt
    downhillBiking cycling 2/9: downhill bike, downhill biking, downhill mountain biking
    gravelCycling cycling 2/46: gravel ride, gravel bike, gravel biking, gravel cycling, gravelbike, \
    gravel unpaved cycling; gravel
    cyclocross cycling 2/11: cyclo cross, cyclocross, querfeldein
    trackCycling cycling 2/13: track cycling, track bike, bahnradfahren
    handCycling cycling 2/12: hand cycle, hand cycling, hand bike
    recumbentCycling cycling 2/10: recumbent, recumbent bike, recumbent cycling, liegerad, velomobile
    bmx cycling 2/29: bmx
    eBiking cycling 21/0 21/28 21/47 2/28 2/47: e bike, e bikes, e biking, e bike ride, e bike fitness, \
    e bike mountain, e mountain bike, e mountain biking, e mtb, e mtb easy, e mtb advanced, \
    e touring bicycle, e race bike, electric bike, electric biking, pedelec, e rad, elektrofahrrad, vae
    swimming swimming 5/0: swim, swims, swimming, schwimmen, natation, nager, natación, natacion, nadar, \
    nuoto, nuotare, natação, natacao, zwemmen, simning, simma, svømning, svømming, uinti, pływanie, \
    plavání, úszás, yüzme, плавание, 水泳, スイミング, 游泳, 수영
    poolSwimming swimming 5/17: lap swim, lap swimming, pool swim, pool swimming, bahnenschwimmen
    openWaterSwimming swimming 5/18: open water, open water swim, open water swimming, \
    freiwasserschwimmen, nage en eau libre, eau libre, aguas abiertas, acque libere
    multisport other 18/0: multi sport, triathlon, duathlon, aquathlon, biathle, swim run, swimrun, \
    swim bike run
    transition other 3/0: transition, wechselzone
    alpineSkiing other 13/0 13/38: alpine ski, alpine skiing, resort ski, resort skiing, downhill ski, \
    downhill skiing, skifahren, ski alpin, esquí alpino, sci alpino
    backcountrySkiing other 13/37: backcountry ski, backcountry skiing, ski touring, skitour, \
    skitouren, ski de randonnée, esquí de travesía, sci alpinismo
    crossCountrySkiing other 12/0: nordic ski, nordic skiing, cross country ski, cross country skiing, \
    classic skiing, langlauf, skilanglauf, ski de fond, esquí de fondo, sci di fondo, längdskidåkning, \
    langrenn, hiihto
    skateSkiing other 12/42: skate ski, skate skiing, skating technique
    rollerSkiing other: roller ski, roller skiing, skiroller
    snowboarding other 14/0: snowboard, snowboarding, snowboarden
    snowshoeing other 35/0: snow shoe, snow shoes, snowshoe, snow shoeing, schneeschuhwandern, raquettes
    snowSports other 58/0: snow sports, winter sport, winter sports, sled, sledding
    inlineSkating other 30/0: inline skate, inline skates, inline skating, inlineskaten, roller skating, \
    rollerblading, inliner
    skating other: skating, skating sports, skateboard, skateboarding
    iceSkating other 33/0: ice skate, ice skating, eislaufen, schlittschuhlaufen, patin à glace
    mountaineering other 16/0: mountaineer, mountaineering, bergsteigen, alpinisme, alpinismo, 登山, 등산
    rockClimbing other 31/0 31/69: rock climb, rock climbing, bouldering, klettern, bouldern, escalade, \
    escalada
    climbing other indoor 31/68: climbing, indoor climbing, wall climbing
    floorClimbing other 48/0: floor climbing
    rowing other 15/0: row, rowing, rudern, aviron, remo, canottaggio, roeien, rodd, wioślarstwo, гребля, \
    ボート, 划船
    indoorRowing other indoor 4/14 15/14 0/14: indoor row, indoor rowing, rowing machine, virtual row, \
    ergometer rowing, rudergerät, ruderergometer, rameur
    paddling other 19/0: paddle, paddling, paddle sports, canoe, canoeing, kanu, canoë, whitewater
    kayaking other 41/0: kayak, kayaking, kajak, kajakfahren
    standUpPaddleboarding other 37/0: stand up paddle, stand up paddling, stand up paddleboard, \
    stand up paddleboarding, sup, sup paddling
    rafting other 42/0: rafting
    boating other 23/0: boat, boating
    sailing other 32/0: sail, sails, sailing, segeln, voile
    surfing other 38/0: surf, surfing, surfing sports, surfen
    windsurfing other 43/0: wind surf, wind surfing, windsurfen
    kitesurfing other 44/0: kite surf, kite surfing, kite boarding, kitesurfen
    diving other 53/0: diving, scuba, scuba diving, underwater diving, tauchen
    snorkeling other 82/0: snorkeling, schnorcheln
    waterFitness other: water fitness, aqua fitness
    waterSports other: water sports, water polo
    strengthTraining other indoor 10/20 4/20 0/20: strength, strength training, weight training, weights, \
    weightlifting, weight lifting, functional strength training, traditional strength training, \
    krafttraining, gewichtheben, musculation, musculación, entrenamiento de fuerza, fuerza, \
    forza, allenamento della forza, krachttraining, styrketräning, styrketræning, styrketrening, \
    voimaharjoittelu, trening siłowy, силовая тренировка, 筋トレ, 力量训练, 근력 운동; gym, kraft
    coreTraining other indoor: core, core training, rumpftraining
    training other 10/0: cross training, crosstraining; workout, exercise
    cardio other 10/26 4/26 0/26: cardio training, mixed cardio, fitness equipment
    crossfit other: crossfit, cross fit
    highIntensityIntervalTraining other 62/0 62/70 10/70: hiit, high intensity interval training
    elliptical other indoor 4/15 10/15 0/15: elliptical, elliptical trainer, crosstrainer, cross trainer
    stairClimbing other indoor 4/16 10/16 0/16: stair climbing, stair climber, stair stepper, stair machine, \
    stairs, step training, stepper
    flexibility other 10/19 4/19 0/19: flexibility, flexibility training, stretching, dehnen
    yoga other 10/43 4/43 0/43: yoga
    pilates other 10/44 4/44 0/44: pilates
    barre other: barre
    jumpRope other 84/0: jump rope, jumping rope, rope skipping, seilspringen
    dance other 83/0: dance, dancing, cardio dance, social dance, zumba, tanzen
    meditation other 67/0: meditation, mind and body, breathwork
    martialArts other 80/0: martial arts, mixed martial arts, kampfsport
    boxing other 47/0: boxing, kickboxing, boxen
    wrestling other: wrestling
    fencing other: fencing, fechten
    gymnastics other: gymnastics, turnen
    cooldown other: cooldown, cool down, preparation and recovery
    basketball other 6/0: basketball
    soccer other 7/0: soccer, football, fußball, fussball, futbol, fútbol, calcio
    americanFootball other 9/0: american football
    rugby other 72/0: rugby
    baseball other 49/0: baseball
    softball other: softball
    handball other: handball
    hockey other 73/0: hockey, ice hockey, field hockey
    lacrosse other 74/0: lacrosse
    volleyball other 75/0: volleyball, beach volleyball
    cricket other 71/0: cricket
    tennis other 8/0: tennis
    tableTennis other 64/97: table tennis, tischtennis
    badminton other 64/95: badminton
    squash other 64/94: squash
    racquetball other 64/96: racquetball
    pickleball other 64/84: pickleball
    padel other 64/85: padel
    golf other 25/0: golf, golfen
    discGolf other 69/0: disc golf, disc sports
    archery other: archery
    bowling other: bowling
    curling other: curling
    hunting other 28/0: hunting
    fishing other 29/0: fishing, angeln
    horsebackRiding other 27/0: horse riding, horse ride, horseback, horseback ride, horseback riding, \
    equestrian, equestrian sports, reiten, équitation, equitación
    motorcycling other 22/0: motor cycle, motor cycles, motor cycling, motor bike, motor bikes, \
    motor biking, motorbike ride, motorcycle ride, motorrad, motorradfahren, motorradtour, motocross, \
    moto, motocicleta, motorfiets, мотоцикл
    driving other 24/0: driving, car driving, autofahrt, autofahren
    flying other 20/0: flying
    hangGliding other 26/0: hang gliding, paragliding, gleitschirmfliegen
    skyDiving other 34/0: sky diving
    snowmobiling other 36/0: snowmobile, snowmobiling
    """
}
