/** Quarters and buildings of the apartments. Quarters are real, with their square-foot price and views. */
export interface Community {
  readonly name: string;
  readonly city: string;
  readonly aedPerSqft: number;
  readonly views: readonly [string, ...string[]];
}

const COMMUNITIES = {
  marina: {
    name: "Dubai Marina",
    city: "dubai",
    aedPerSqft: 1_850,
    views: ["Marina", "Sea and Marina", "City skyline"],
  },
  downtown: {
    name: "Downtown Dubai",
    city: "dubai",
    aedPerSqft: 2_550,
    views: ["Boulevard", "City skyline", "Fountain lake"],
  },
  businessBay: {
    name: "Business Bay",
    city: "dubai",
    aedPerSqft: 1_950,
    views: ["Canal", "City skyline", "Pool"],
  },
  palm: {
    name: "Palm Jumeirah",
    city: "dubai",
    aedPerSqft: 2_900,
    views: ["Sea", "Sea and Marina skyline", "Park"],
  },
  creek: {
    name: "Dubai Creek Harbour",
    city: "dubai",
    aedPerSqft: 2_150,
    views: ["Creek", "Creek and skyline", "Park"],
  },
  jvc: {
    name: "Jumeirah Village Circle",
    city: "dubai",
    aedPerSqft: 1_180,
    views: ["Community park", "Pool", "Open view"],
  },
  jlt: {
    name: "Jumeirah Lakes Towers",
    city: "dubai",
    aedPerSqft: 1_420,
    views: ["Lake", "Golf course", "City skyline"],
  },
  hills: {
    name: "Dubai Hills",
    city: "dubai",
    aedPerSqft: 2_050,
    views: ["Park", "Golf course", "Pool"],
  },
  oasis: {
    name: "Dubai Silicon Oasis",
    city: "dubai",
    aedPerSqft: 960,
    views: ["Community", "Pool", "Open view"],
  },
  reem: {
    name: "Al Reem Island",
    city: "abu-dhabi",
    aedPerSqft: 1_280,
    views: ["Canal", "Sea", "City skyline"],
  },
  yas: {
    name: "Yas Island",
    city: "abu-dhabi",
    aedPerSqft: 1_620,
    views: ["Golf course", "Canal", "Pool"],
  },
  saadiyat: {
    name: "Saadiyat Island",
    city: "abu-dhabi",
    aedPerSqft: 2_200,
    views: ["Sea", "Cultural district", "Garden"],
  },
  raha: {
    name: "Al Raha Beach",
    city: "abu-dhabi",
    aedPerSqft: 1_480,
    views: ["Canal", "Sea", "Garden"],
  },
  jimi: {
    name: "Al Jimi",
    city: "al-ain",
    aedPerSqft: 720,
    views: ["Oasis", "Garden", "Open view"],
  },
  khan: {
    name: "Al Khan",
    city: "sharjah",
    aedPerSqft: 780,
    views: ["Lagoon", "Sea", "City"],
  },
  majaz: {
    name: "Al Majaz",
    city: "sharjah",
    aedPerSqft: 820,
    views: ["Khalid Lagoon", "City"],
  },
  corniche: {
    name: "Ajman Corniche",
    city: "ajman",
    aedPerSqft: 690,
    views: ["Sea", "Corniche", "City"],
  },
  marjan: {
    name: "Al Marjan Island",
    city: "ras-al-khaimah",
    aedPerSqft: 1_520,
    views: ["Sea", "Beach and bay", "Pool"],
  },
  hamra: {
    name: "Al Hamra Village",
    city: "ras-al-khaimah",
    aedPerSqft: 940,
    views: ["Lagoon", "Golf course", "Garden"],
  },
  faseel: {
    name: "Al Faseel",
    city: "fujairah",
    aedPerSqft: 640,
    views: ["Gulf of Oman", "Hajar mountains"],
  },
} as const satisfies Record<string, Community>;

/** A building: invented, with one of the demo exteriors. */
export interface Building {
  readonly name: string;
  readonly community: Community;
  readonly developer: string;
  readonly exterior: Exterior;
  readonly floors: number;
  readonly year: number;
  readonly lat: number;
  readonly lon: number;
}

type Exterior =
  | "garden-residence-day"
  | "garden-residence-morning"
  | "residence-brick-golden"
  | "residence-dusk"
  | "residence-timber-morning"
  | "tower-blade-morning"
  | "tower-helix-day"
  | "tower-night"
  | "tower-ribbon-dusk"
  | "tower-ripple-golden"
  | "tower-twist-golden"
  | "tower-wave-day"
  | "twin-towers-golden"
  | "twin-towers-morning"
  | "twin-towers-night";

type Row = readonly [
  name: string,
  community: keyof typeof COMMUNITIES,
  developer: string,
  exterior: Exterior,
  floors: number,
  year: number,
  lat: number,
  lon: number,
];

const ROWS: readonly Row[] = [
  ["Anchor Light Tower", "marina", "north-quay", "tower-wave-day", 54, 2018, 25.0837, 55.1391],
  ["Halyard House", "marina", "dhow-and-dune", "tower-ribbon-dusk", 48, 2014, 25.0779, 55.1345],
  ["Two Sails Marina", "marina", "al-sahel", "twin-towers-golden", 42, 2019, 25.0885, 55.1398],
  ["The Merlon", "downtown", "liwan-and-sons", "tower-twist-golden", 61, 2021, 25.1936, 55.2744],
  ["Opal Court Downtown", "downtown", "murjan-line", "tower-ripple-golden", 52, 2017, 25.1984, 55.2795],
  ["Barzeh One", "downtown", "falaj-group", "residence-brick-golden", 18, 2012, 25.1905, 55.2792],
  ["Canal Loom", "businessBay", "samra-living", "tower-blade-morning", 38, 2020, 25.1874, 55.2652],
  ["Twelve Reeds", "businessBay", "falaj-group", "twin-towers-night", 33, 2016, 25.1826, 55.2733],
  ["Kestrel Bay", "businessBay", "north-quay", "tower-night", 45, 2022, 25.1838, 55.2601],
  ["Coral Frond Residence", "palm", "murjan-line", "residence-timber-morning", 9, 2011, 25.1124, 55.139],
  ["Tidehouse Palm", "palm", "al-sahel", "tower-helix-day", 27, 2023, 25.1063, 55.1482],
  ["Lantern Point", "creek", "north-quay", "tower-ripple-golden", 41, 2022, 25.2049, 55.3436],
  ["Heron Walk", "creek", "dhow-and-dune", "twin-towers-morning", 36, 2021, 25.2005, 55.3479],
  ["Sandbar Residences", "creek", "murjan-line", "residence-timber-morning", 16, 2024, 25.1967, 55.3528],
  ["Nakhla Gardens", "jvc", "sidr-homes", "garden-residence-morning", 7, 2019, 25.0602, 55.2094],
  ["Ghaf Terrace", "jvc", "ghaf-urban", "residence-brick-golden", 14, 2022, 25.0546, 55.2031],
  ["Lake Signal", "jlt", "falaj-group", "tower-helix-day", 40, 2010, 25.0693, 55.1417],
  ["Cluster Mirador", "jlt", "samra-living", "tower-blade-morning", 37, 2013, 25.0763, 55.1494],
  ["Fairway Rows", "hills", "ghaf-urban", "residence-brick-golden", 8, 2021, 25.1066, 55.2466],
  ["Sidr Park House", "hills", "sidr-homes", "residence-dusk", 17, 2023, 25.1131, 55.2571],
  ["Solder & Stone", "oasis", "samra-living", "residence-timber-morning", 12, 2015, 25.1212, 55.3773],
  ["Reem Lighthouse", "reem", "tawila-estates", "tower-ribbon-dusk", 44, 2015, 24.4979, 54.4051],
  ["Mangrove Tide", "reem", "al-sahel", "tower-wave-day", 34, 2019, 24.5021, 54.4102],
  ["Paddock View", "yas", "tawila-estates", "residence-brick-golden", 13, 2020, 24.4959, 54.6056],
  ["Waterline Yas", "yas", "north-quay", "residence-brick-golden", 6, 2023, 24.4911, 54.5998],
  ["Dune Gallery", "saadiyat", "liwan-and-sons", "residence-brick-golden", 8, 2022, 24.5424, 54.4339],
  ["Casuarina House", "saadiyat", "tawila-estates", "residence-timber-morning", 11, 2024, 24.5388, 54.4402],
  ["Raha Crescent", "raha", "tawila-estates", "twin-towers-morning", 22, 2014, 24.4503, 54.6078],
  ["Falaj Court", "jimi", "falaj-group", "garden-residence-morning", 5, 2018, 24.2495, 55.7368],
  ["Lagoon Mast", "khan", "al-sahel", "tower-twist-golden", 30, 2016, 25.3267, 55.3715],
  ["Qanat Tower", "majaz", "liwan-and-sons", "twin-towers-night", 28, 2017, 25.3257, 55.3872],
  ["Pearl Diver House", "corniche", "murjan-line", "garden-residence-day", 7, 2015, 25.4126, 55.4397],
  ["Marjan Sandline", "marjan", "dhow-and-dune", "garden-residence-morning", 8, 2025, 25.6709, 55.7441],
  ["Spoonbill Cove", "hamra", "ghaf-urban", "garden-residence-day", 6, 2014, 25.6878, 55.7778],
  ["Hajar Outlook", "faseel", "liwan-and-sons", "garden-residence-morning", 6, 2019, 25.1442, 56.3519],
];

export const BUILDINGS: readonly Building[] = ROWS.map(
  ([name, community, developer, exterior, floors, year, lat, lon]) => ({
    name,
    community: COMMUNITIES[community],
    developer,
    exterior,
    floors,
    year,
    lat,
    lon,
  }),
);
