/** Quarters and buildings of the apartments. Quarters are real, with their square-foot price and views. */
export interface Community {
  readonly name: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly aedPerSqft: number;
  readonly views: readonly [string, ...string[]];
}

const COMMUNITIES = {
  marina: {
    name: "Dubai Marina",
    city: "dubai",
    lat: 25.0805,
    lon: 55.1403,
    aedPerSqft: 1_850,
    views: ["Marina", "Sea and Marina", "City skyline"],
  },
  downtown: {
    name: "Downtown Dubai",
    city: "dubai",
    lat: 25.1936,
    lon: 55.2744,
    aedPerSqft: 2_550,
    views: ["Boulevard", "City skyline", "Fountain lake"],
  },
  businessBay: {
    name: "Business Bay",
    city: "dubai",
    lat: 25.1883,
    lon: 55.2673,
    aedPerSqft: 1_950,
    views: ["Canal", "City skyline", "Pool"],
  },
  palm: {
    name: "Palm Jumeirah",
    city: "dubai",
    lat: 25.1124,
    lon: 55.139,
    aedPerSqft: 2_900,
    views: ["Sea", "Sea and Marina skyline", "Park"],
  },
  creek: {
    name: "Dubai Creek Harbour",
    city: "dubai",
    lat: 25.2049,
    lon: 55.3436,
    aedPerSqft: 2_150,
    views: ["Creek", "Creek and skyline", "Park"],
  },
  jvc: {
    name: "Jumeirah Village Circle",
    city: "dubai",
    lat: 25.0602,
    lon: 55.2094,
    aedPerSqft: 1_180,
    views: ["Community park", "Pool", "Open view"],
  },
  jlt: {
    name: "Jumeirah Lakes Towers",
    city: "dubai",
    lat: 25.0693,
    lon: 55.1417,
    aedPerSqft: 1_420,
    views: ["Lake", "Golf course", "City skyline"],
  },
  hills: {
    name: "Dubai Hills",
    city: "dubai",
    lat: 25.1066,
    lon: 55.2466,
    aedPerSqft: 2_050,
    views: ["Park", "Golf course", "Pool"],
  },
  oasis: {
    name: "Dubai Silicon Oasis",
    city: "dubai",
    lat: 25.1212,
    lon: 55.3773,
    aedPerSqft: 960,
    views: ["Community", "Pool", "Open view"],
  },
  reem: {
    name: "Al Reem Island",
    city: "abu-dhabi",
    lat: 24.4979,
    lon: 54.4051,
    aedPerSqft: 1_280,
    views: ["Canal", "Sea", "City skyline"],
  },
  yas: {
    name: "Yas Island",
    city: "abu-dhabi",
    lat: 24.4959,
    lon: 54.6056,
    aedPerSqft: 1_620,
    views: ["Golf course", "Canal", "Pool"],
  },
  saadiyat: {
    name: "Saadiyat Island",
    city: "abu-dhabi",
    lat: 24.5424,
    lon: 54.4339,
    aedPerSqft: 2_200,
    views: ["Sea", "Cultural district", "Garden"],
  },
  raha: {
    name: "Al Raha Beach",
    city: "abu-dhabi",
    lat: 24.4503,
    lon: 54.6078,
    aedPerSqft: 1_480,
    views: ["Canal", "Sea", "Garden"],
  },
  jimi: {
    name: "Al Jimi",
    city: "al-ain",
    lat: 24.2495,
    lon: 55.7368,
    aedPerSqft: 720,
    views: ["Oasis", "Garden", "Open view"],
  },
  khan: {
    name: "Al Khan",
    city: "sharjah",
    lat: 25.3267,
    lon: 55.3715,
    aedPerSqft: 780,
    views: ["Lagoon", "Sea", "City"],
  },
  majaz: {
    name: "Al Majaz",
    city: "sharjah",
    lat: 25.3257,
    lon: 55.3872,
    aedPerSqft: 820,
    views: ["Khalid Lagoon", "City"],
  },
  corniche: {
    name: "Ajman Corniche",
    city: "ajman",
    lat: 25.4126,
    lon: 55.4397,
    aedPerSqft: 690,
    views: ["Sea", "Corniche", "City"],
  },
  marjan: {
    name: "Al Marjan Island",
    city: "ras-al-khaimah",
    lat: 25.6709,
    lon: 55.7441,
    aedPerSqft: 1_520,
    views: ["Sea", "Beach and bay", "Pool"],
  },
  hamra: {
    name: "Al Hamra Village",
    city: "ras-al-khaimah",
    lat: 25.6878,
    lon: 55.7778,
    aedPerSqft: 940,
    views: ["Lagoon", "Golf course", "Garden"],
  },
  faseel: {
    name: "Al Faseel",
    city: "fujairah",
    lat: 25.1442,
    lon: 56.3519,
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
}

type Exterior =
  | "tower-wave-day"
  | "tower-twist-golden"
  | "residence-dusk"
  | "tower-night"
  | "garden-residence-day"
  | "twin-towers-morning";

type Row = readonly [
  name: string,
  community: keyof typeof COMMUNITIES,
  developer: string,
  exterior: Exterior,
  floors: number,
  year: number,
];

const ROWS: readonly Row[] = [
  ["Anchor Light Tower", "marina", "north-quay", "tower-wave-day", 54, 2018],
  ["Halyard House", "marina", "dhow-and-dune", "tower-night", 48, 2014],
  ["Two Sails Marina", "marina", "al-sahel", "twin-towers-morning", 42, 2019],
  ["The Merlon", "downtown", "liwan-and-sons", "tower-twist-golden", 61, 2021],
  ["Opal Court Downtown", "downtown", "murjan-line", "tower-night", 52, 2017],
  ["Barzeh One", "downtown", "falaj-group", "residence-dusk", 18, 2012],
  ["Canal Loom", "businessBay", "samra-living", "tower-twist-golden", 38, 2020],
  ["Twelve Reeds", "businessBay", "falaj-group", "twin-towers-morning", 33, 2016],
  ["Kestrel Bay", "businessBay", "north-quay", "tower-night", 45, 2022],
  ["Coral Frond Residence", "palm", "murjan-line", "garden-residence-day", 9, 2011],
  ["Tidehouse Palm", "palm", "al-sahel", "tower-wave-day", 27, 2023],
  ["Lantern Point", "creek", "north-quay", "tower-wave-day", 41, 2022],
  ["Heron Walk", "creek", "dhow-and-dune", "twin-towers-morning", 36, 2021],
  ["Sandbar Residences", "creek", "murjan-line", "residence-dusk", 16, 2024],
  ["Nakhla Gardens", "jvc", "sidr-homes", "garden-residence-day", 7, 2019],
  ["Ghaf Terrace", "jvc", "ghaf-urban", "residence-dusk", 14, 2022],
  ["Lake Signal", "jlt", "falaj-group", "tower-night", 40, 2010],
  ["Cluster Mirador", "jlt", "samra-living", "tower-twist-golden", 37, 2013],
  ["Fairway Rows", "hills", "ghaf-urban", "garden-residence-day", 8, 2021],
  ["Sidr Park House", "hills", "sidr-homes", "residence-dusk", 17, 2023],
  ["Solder & Stone", "oasis", "samra-living", "residence-dusk", 12, 2015],
  ["Reem Lighthouse", "reem", "tawila-estates", "tower-night", 44, 2015],
  ["Mangrove Tide", "reem", "al-sahel", "tower-wave-day", 34, 2019],
  ["Paddock View", "yas", "tawila-estates", "residence-dusk", 13, 2020],
  ["Waterline Yas", "yas", "north-quay", "garden-residence-day", 6, 2023],
  ["Dune Gallery", "saadiyat", "liwan-and-sons", "garden-residence-day", 8, 2022],
  ["Casuarina House", "saadiyat", "tawila-estates", "residence-dusk", 11, 2024],
  ["Raha Crescent", "raha", "tawila-estates", "twin-towers-morning", 22, 2014],
  ["Falaj Court", "jimi", "falaj-group", "garden-residence-day", 5, 2018],
  ["Lagoon Mast", "khan", "al-sahel", "tower-wave-day", 30, 2016],
  ["Qanat Tower", "majaz", "liwan-and-sons", "tower-twist-golden", 28, 2017],
  ["Pearl Diver House", "corniche", "murjan-line", "twin-towers-morning", 26, 2015],
  ["Marjan Sandline", "marjan", "dhow-and-dune", "tower-wave-day", 24, 2025],
  ["Spoonbill Cove", "hamra", "ghaf-urban", "garden-residence-day", 6, 2014],
  ["Hajar Outlook", "faseel", "liwan-and-sons", "tower-night", 25, 2019],
];

export const BUILDINGS: readonly Building[] = ROWS.map(
  ([name, community, developer, exterior, floors, year]) => ({
    name,
    community: COMMUNITIES[community],
    developer,
    exterior,
    floors,
    year,
  }),
);
