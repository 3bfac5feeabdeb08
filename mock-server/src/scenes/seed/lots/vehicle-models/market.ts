/**
 * Makes and models of the Gulf market beside those of the demo's lots: a line for a make, with its models. Sellers
 * choose from them.
 */
const TABLE = `
BMW: F 850 GS, K 1600 GTL, R 18, R 1250 GS, R 1300 GS, S 1000 RR
Ducati: Diavel, Hypermotard, Monster, Multistrada V4, Panigale V2, Panigale V4, Scrambler, Streetfighter V4
Harley-Davidson: Fat Boy, Heritage Classic, Iron 883, Pan America, Road Glide, Road King, Sportster S, Street Bob, Street Glide
Honda: Africa Twin, CB500X, CBR1000RR, Gold Wing, Rebel 500
Kawasaki: Ninja 400, Ninja H2, Ninja ZX-10R, Versys 650, Vulcan S, Z900
KTM: 390 Duke, 390 Adventure, 790 Duke, 1290 Super Adventure
Suzuki: GSX-R1000, Hayabusa, V-Strom 650
Triumph: Bonneville T120, Rocket 3, Scrambler 1200, Speed Triple, Street Triple, Tiger 900
Yamaha: MT-07, MT-09, R1, R7, Ténéré 700, TMAX, Tracer 9
Abarth: 500, 595, 124 Spider
Alfa Romeo: Giulia, Giulietta, Stelvio, Tonale, 4C
Aston Martin: DB9, DB11, DB12, DBS, DBX, Rapide, Vanquish, Vantage
Audi: A1, A3, A5, A7, A8, Q2, Q3, Q7, Q8, e-tron, e-tron GT, R8, RS3, RS5, RS6, RS7, RS Q8, S3, S4, S5, S6, S8, SQ5, SQ7, TT
BAIC: BJ40, BJ60, X35, X55, X7
Bentley: Arnage, Bentayga, Continental Flying Spur, Continental GT, Flying Spur, Mulsanne
Bestune: B70, T33, T55, T77, T99
BMW: 1 Series, 2 Series, 6 Series, 8 Series, i3, i4, i5, i7, i8, iX, iX3, M2, M3, M4, M5, M6, M8, X1, X2, X4, X5 M, X6, X6 M, XM, Z4
Bugatti: Chiron, Veyron
Buick: Enclave, Encore, Envision, LaCrosse, Regal
BYD: Atto 3, Dolphin, Han, Qin Plus, Seal, Shark, Song Plus, Tang
Cadillac: ATS, CT4, CT5, CT6, CTS, Escalade, Lyriq, SRX, XT4, XT5, XT6
Changan: Alsvin, CS15, CS35 Plus, CS55 Plus, CS75 Plus, CS85, CS95, Eado Plus, Hunter, UNI-K, UNI-S, UNI-T, UNI-V
Chery: Arrizo 5, Arrizo 6, Arrizo 8, Tiggo 2, Tiggo 3, Tiggo 4 Pro, Tiggo 7 Pro, Tiggo 8 Pro, Tiggo 8 Pro Max, Tiggo 9
Chevrolet: Aveo, Blazer, Bolt EV, Captiva, Caprice, Colorado, Cruze, Equinox, Express, Groove, Impala, Lumina, Malibu, Menlo, Optra, Spark, Suburban, Trailblazer, Traverse, Trax
Chrysler: 200, Pacifica, PT Cruiser, Town & Country, Voyager
Citroën: Berlingo, C3, C4, C5 Aircross, Jumpy
CUPRA: Ateca, Born, Formentor, Leon
Daihatsu: Gran Max, Mira, Sirion, Terios
Deepal: L07, S05, S07
Dodge: Caliber, Dart, Journey, Neon, Nitro, Viper
Dongfeng: AX7, Forthing T5, Rich 6, Shine
Dorcen: G60, G70
DS: DS 3, DS 4, DS 7
Exeed: LX, RX, TXL, VX
Ferrari: 296 GTB, 296 GTS, 360 Modena, 430, 458 Italia, 458 Spider, 488 GTB, 488 Spider, 599 GTB, 812 GTS, 812 Superfast, California, F12 Berlinetta, F8 Spider, F8 Tributo, FF, GTC4Lusso, LaFerrari, Portofino, Purosangue, Roma, SF90 Spider, SF90 Stradale
Fiat: 500, 500X, Doblo, Ducato, Panda, Tipo
Ford: Bronco Sport, Crown Victoria, E-Series, EcoSport, Escape, Everest, Expedition, F-250, F-350, Fiesta, Figo, Flex, Focus, Fusion, Galaxy, GT, Maverick, Mondeo, Mustang Mach-E, Ranger, Taurus, Territory, Transit, Transit Connect
Forthing: T5 EVO
Foton: Aumark, Gratour, Sauvana, Tunland
GAC: Aion S, Aion Y, Emkoo, Empow, Emzoom, GA4, GA6, GA8, GN6, GN8, GS3, GS4, GS5, GS8
Geely: Azkarra, Binray, Coolray, Emgrand, Geometry C, Okavango, Panda, Preface, Starray, Tugella
Genesis: Electrified GV70, G70, G80, G90, GV60, GV70, GV80
GMC: Acadia, Canyon, Envoy, Hummer EV, Jimmy, Safari, Savana, Sierra, Sierra HD, Terrain, Yukon, Yukon XL
GWM: Ora 03, Ora 07, Poer, Tank 300, Tank 500, Wingle 5, Wingle 7
Haval: Dargo, F7, H2, H6, H9, Jolion
Hino: 300, 500, 700
Honda: Accord, City, Civic, Civic Type R, Crosstour, CR-V, HR-V, Jazz, Legend, MR-V, NSX, Odyssey, Passport, Pilot, S2000, ZR-V
Hongqi: E-HS9, H5, H9, HS3, HS5, HS7
Hummer: H1, H2, H3
Hyundai: Accent, Azera, Bayon, Centennial, Creta, Elantra, Genesis, Grand i10, H-1, i10, i20, i30, Ioniq, Ioniq 5, Ioniq 6, Kona, Palisade, Santa Cruz, Santa Fe, Sonata, Staria, Stargazer, Tucson, Veloster, Venue, Veracruz
Infiniti: EX, FX, G, JX, M, Q30, Q50, Q60, Q70, QX30, QX50, QX55, QX56, QX60, QX70, QX80
Isuzu: D-Max, FTR, MU-X, N-Series
Iveco: Daily, Eurocargo
JAC: JS3, JS4, JS6, JS8, Sunray, T6, T8, T9
Jaecoo: J5, J7, J8
Jaguar: E-Pace, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ, XK
Jeep: Cherokee, Commander, Compass, Gladiator, Grand Cherokee L, Grand Wagoneer, Liberty, Patriot, Renegade, Wagoneer, Wrangler Unlimited
Jetour: Dashing, T1, T2, X50, X70, X70 Plus, X90 Plus
Jetta: VA3, VS5, VS7
Kaiyi: E5, X3, X7
Kia: Cadenza, Carens, Carnival, Cerato, EV5, EV6, EV9, K3, K4, K5, K8, Mohave, Niro, Optima, Pegas, Picanto, Quoris, Rio, Seltos, Sonet, Soul, Sorento, Sportage, Telluride
King Long: Kingo, Kingwin
Koenigsegg: Agera, Gemera, Jesko, Regera
Lada: Granta, Niva, Vesta
Lamborghini: Aventador, Aventador S, Countach, Diablo, Gallardo, Huracán, Huracán EVO, Huracán STO, Huracán Tecnica, Murciélago, Revuelto, Temerario, Urus
Land Rover: Defender 90, Defender 130, Discovery, Discovery Sport, Freelander, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar
Leapmotor: C10, C11, T03
Lexus: CT, ES, GS, GX, HS, IS, IS F, LC, LFA, LM, LS, LX, NX, RC, RC F, RX, RZ, SC, TX, UX
Li Auto: L6, L7, L8, L9, Mega
Lincoln: Aviator, Continental, Corsair, MKC, MKS, MKT, MKX, MKZ, Nautilus, Navigator, Town Car
Lotus: Eletre, Elise, Emeya, Emira, Evora, Exige
Lucid: Air, Gravity
Lynk & Co: 01, 03, 05, 08, 09
MAN: TGE, TGL, TGM, TGS, TGX
Maserati: Ghibli, GranCabrio, GranTurismo, Grecale, Levante, MC20, Quattroporte
Maxus: D60, D90, Deliver 9, G10, G50, G90, T60, T90, Territory, V80
Mazda: 2, 3, 5, 6, BT-50, CX-3, CX-30, CX-5, CX-60, CX-7, CX-9, CX-90, MX-5, RX-7, RX-8
McLaren: 540C, 570GT, 570S, 600LT, 620R, 650S, 675LT, 720S, 750S, 765LT, Artura, GT, MP4-12C, P1, Senna
Mercedes-Benz: Actros, AMG GT 4-Door, AMG ONE, Atego, B-Class, C-Class Cabriolet, CL, CLA, CLE, CLK, CLS, E-Class Coupe, EQA, EQB, EQC, EQE, EQS, G-Class, GL, GLA, GLB, GLC Coupe, GLE Coupe, GLK, GLS, Maybach GLS, Maybach S-Class, Metris, ML, R-Class, S-Class Coupe, SL, SLC, SLK, SLR McLaren, SLS AMG, Sprinter, Viano, Vito, X-Class
Mercury: Grand Marquis, Mountaineer
MG: 3, 4, 5, 6, 7, Cyberster, GT, HS, RX5, RX8, T60, Whale, ZS
Mini: Clubman, Cooper, Cooper S, Countryman, Coupe, Paceman
Mitsubishi: ASX, Attrage, Canter, Eclipse Cross, Galant, L200, Lancer, Lancer Evolution, Mirage, Montero, Montero Sport, Outlander, Pajero, Xforce, Xpander
Morgan: 3 Wheeler, Plus Four, Plus Six
Nio: EL6, EL8, ES6, ES8, ET5, ET7
Nissan: 350Z, 370Z, Altima, Ariya, Armada, Frontier, GT-R, Juke, Kicks, Leaf, Magnite, Maxima, Micra, Murano, Navara, Pathfinder, Patrol, Patrol Safari, Patrol Super Safari, Qashqai, Rogue, Sentra, Skyline, Sunny, Tiida, Titan, Urvan, Versa, X-Terra, X-Trail, Z
Omoda: C5, C7, C9, E5
Opel: Astra, Corsa, Crossland, Grandland, Insignia, Mokka
Pagani: Huayra, Utopia, Zonda
Peugeot: 2008, 207, 208, 3008, 301, 307, 308, 407, 408, 5008, 508, Boxer, Expert, Landtrek, Partner, RCZ
Polestar: 2, 3, 4
Porsche: 718 Boxster, 718 Cayman, 911, 911 GT3, 911 Turbo, 918 Spyder, Boxster, Carrera GT, Cayenne Coupe, Cayman, Taycan
Ram: 1500, 1500 TRX, 2500, 3500, ProMaster
Renault: Captur, Dokker, Duster, Fluence, Kadjar, Koleos, Logan, Master, Megane, Megane RS, Sandero, Symbol, Talisman, Trafic, Zoe
Rivian: R1S, R1T
Rolls-Royce: Cullinan, Dawn, Ghost, Phantom, Phantom Coupe, Phantom Drophead, Silver Seraph, Silver Shadow, Spectre, Wraith
Saab: 9-3, 9-5
SEAT: Ateca, Ibiza, Leon, Tarraco
Skoda: Fabia, Kamiq, Karoq, Kodiaq, Octavia, Superb
Skywell: BE11, ET5
Smart: #1, #3, Forfour, Fortwo
Soueast: DX3, DX8S, S06, S07, S09
SsangYong: Actyon, Korando, Musso, Rexton, Tivoli, Torres
Subaru: Ascent, BRZ, Crosstrek, Forester, Impreza, Legacy, Outback, Solterra, Tribeca, WRX, WRX STI, XV
Suzuki: APV, Baleno, Carry, Celerio, Ciaz, Dzire, Eeco, Ertiga, Fronx, Grand Vitara, Ignis, Jimny, Kizashi, Samurai, SX4, Vitara, XL7
Tata: Ace, Prima, Xenon
Tesla: Cybertruck, Model 3, Model S, Model X, Model Y, Roadster
Toyota: 4Runner, 86, Alphard, Aurion, Avalon, Avanza, Aygo, bZ4X, Camry, Celica, C-HR, Coaster, Corolla, Corolla Cross, Corona, Cressida, Crown, Dyna, FJ Cruiser, Fortuner, GR86, GR Corolla, GR Supra, GR Yaris, Granvia, Hiace, Highlander, Hilux, Innova, Land Cruiser, Land Cruiser 70, Land Cruiser 76, Land Cruiser 79, Lite Ace, Previa, Prius, Raize, RAV4, Rumion, Rush, Sequoia, Sienna, Supra, Tacoma, Tundra, Urban Cruiser, Veloz, Venza, Verso, Yaris, Yaris Cross, Zelas
VinFast: VF 6, VF 7, VF 8, VF 9
Volkswagen: Amarok, Arteon, Beetle, Caddy, CC, Crafter, Eos, Golf, Golf R, ID.3, ID.4, ID.6, ID. Buzz, Jetta, Multivan, Passat, Phaeton, Polo, Scirocco, T-Cross, T-Roc, Tayron, Teramont, Tiguan, Touareg, Touran, Transporter
Volvo: C30, C40, EX30, EX90, FH, FM, FMX, S40, S60, S80, S90, V40, V60, V60 Cross Country, V90, V90 Cross Country, XC40, XC60, XC70, XC90
Voyah: Dream, Free, Passion
Xiaomi: SU7, YU7
XPeng: G6, G9, P7, X9
Zeekr: 001, 007, 009, 7X, X
ZX Auto: Grand Tiger, Terralord
`;

/** A make and one of its models. */
export interface MarketModel {
  readonly mark: string;
  readonly model: string;
}

export const MARKET_MODELS: readonly MarketModel[] = TABLE.trim()
  .split("\n")
  .flatMap((line) => {
    const [mark = "", models = ""] = line.split(": ");
    return models.split(", ").map((model) => ({ mark, model }));
  });
