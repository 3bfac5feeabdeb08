/** Models of Japanese makes as sold in the UAE; format: catalogue.ts. */
export const JAPANESE = `
Toyota / Land Cruiser / suv / 7 seats / JTM / keeps 0.93
  VXR 5.7 / 5.7 V8 / petrol / automatic / 4wd / 2016-2021 / 329000
  GXR 4.0 V6 / 4.0 V6 / petrol / automatic / 4wd / 2016-2022 / 239000
  VXR Twin Turbo / 3.5 V6 / petrol / automatic / 4wd / 2022-2026 / 359000
Toyota / Land Cruiser Prado / suv / 7 seats / JTE / keeps 0.92
  VX 4.0 / 4.0 V6 / petrol / automatic / 4wd / 2016-2023 / 199000
  EX 2.7 / 2.7 I4 / petrol / automatic / 4wd / 2016-2022 / 149000
Toyota / Fortuner / suv / 7 seats / MHF / keeps 0.91
  VXR 4.0 / 4.0 V6 / petrol / automatic / 4wd / 2017-2025 / 152000
Toyota / RAV4 / suv / 5 seats / JTM / keeps 0.89
  VXR Hybrid / 2.5 I4 / hybrid / cvt / awd / 2019-2025 / 146000
  EX / 2.0 I4 / petrol / cvt / fwd / 2018-2024 / 109000
Toyota / Camry / sedan / 5 seats / JTN / keeps 0.88
  Grande 3.5 V6 / 3.5 V6 / petrol / automatic / fwd / 2018-2024 / 139000
  SE 2.5 / 2.5 I4 / petrol / automatic / fwd / 2017-2024 / 102000
  GLE Hybrid / 2.5 I4 / hybrid / cvt / fwd / 2019-2026 / 119000
Toyota / Corolla / sedan / 5 seats / NMT / keeps 0.88
  XLI 1.6 / 1.6 I4 / petrol / cvt / fwd / 2017-2025 / 74000
  GLI 2.0 / 2.0 I4 / petrol / cvt / fwd / 2018-2025 / 82000
Toyota / Crown / sedan / 5 seats / JTD / keeps 0.88
  Limited Hybrid / 2.5 I4 / hybrid / cvt / awd / 2023-2026 / 168000
Toyota / Avalon / sedan / 5 seats / 4T1 / keeps 0.86
  Limited / 3.5 V6 / petrol / automatic / fwd / 2017-2022 / 149000
Toyota / Yaris / hatch / 5 seats / VNK / keeps 0.87
  SE 1.5 / 1.5 I4 / petrol / cvt / fwd / 2017-2024 / 62000
Toyota / GR86 / coupe / 4 seats / JF1 / keeps 0.89
  Premium / 2.4 F4 / petrol / manual / rwd / 2022-2026 / 134000
Toyota / Supra / coupe / 2 seats / WZ1 / keeps 0.89
  GR 3.0 / 3.0 I6 / petrol / automatic / rwd / 2020-2025 / 279000
Toyota / Hilux / pickup / 5 seats / AHT / keeps 0.92
  Adventure 4.0 / 4.0 V6 / petrol / automatic / 4wd / 2019-2025 / 154000
  GLX 2.7 / 2.7 I4 / petrol / manual / rwd / 2016-2025 / 84000
Toyota / Tundra / pickup / 5 seats / 5TF / keeps 0.90
  Limited Crew Cab / 3.4 V6 / petrol / automatic / 4wd / 2022-2025 / 249000
Toyota / Granvia / van / 8 seats / JTF / keeps 0.90
  Premium 3.5 / 3.5 V6 / petrol / automatic / rwd / 2020-2025 / 182000
Toyota / Sienna / van / 8 seats / 5TD / keeps 0.88
  XLE Hybrid / 2.5 I4 / hybrid / cvt / fwd / 2021-2025 / 189000
Lexus / LX / suv / 7 seats / JTJ / keeps 0.92
  570 Platinum / 5.7 V8 / petrol / automatic / 4wd / 2016-2021 / 449000
  600 F Sport / 3.5 V6 / petrol / automatic / 4wd / 2022-2026 / 629000
Lexus / RX / suv / 5 seats / 2T2 / keeps 0.89
  350 Premier / 3.5 V6 / petrol / automatic / awd / 2017-2022 / 239000
  500h F Sport / 2.4 I4 / hybrid / automatic / awd / 2023-2026 / 325000
Lexus / GX / suv / 7 seats / JTJ / keeps 0.92
  460 Platinum / 4.6 V8 / petrol / automatic / 4wd / 2016-2022 / 279000
Lexus / ES / sedan / 5 seats / 58A / keeps 0.87
  350 Premier / 3.5 V6 / petrol / automatic / fwd / 2017-2024 / 179000
  300h / 2.5 I4 / hybrid / cvt / fwd / 2019-2025 / 196000
Lexus / IS / sedan / 5 seats / JTH / keeps 0.86
  350 F Sport / 3.5 V6 / petrol / automatic / rwd / 2017-2024 / 198000
Lexus / RC / coupe / 4 seats / JTH / keeps 0.86
  350 F Sport / 3.5 V6 / petrol / automatic / rwd / 2016-2023 / 229000
Nissan / Patrol / suv / 8 seats / JN8 / keeps 0.91
  Platinum City / 5.6 V8 / petrol / automatic / 4wd / 2017-2024 / 289000
  SE T2 / 4.0 V6 / petrol / automatic / 4wd / 2016-2024 / 219000
Nissan / Armada / suv / 8 seats / JN8 / keeps 0.86
  SL 5.6 / 5.6 V8 / petrol / automatic / 4wd / 2017-2023 / 198000
Nissan / X-Trail / suv / 7 seats / JN1 / keeps 0.87
  SL 2.5 / 2.5 I4 / petrol / cvt / awd / 2017-2025 / 112000
Nissan / Altima / sedan / 5 seats / 1N4 / keeps 0.85
  SL Turbo / 2.0 I4 / petrol / cvt / fwd / 2019-2024 / 112000
  S 2.5 / 2.5 I4 / petrol / cvt / fwd / 2017-2024 / 84000
Nissan / Sunny / sedan / 5 seats / MNT / keeps 0.86
  SV 1.6 / 1.6 I4 / petrol / cvt / fwd / 2017-2025 / 59000
Nissan / Z / coupe / 2 seats / JN1 / keeps 0.88
  Performance / 3.0 V6 / petrol / automatic / rwd / 2023-2026 / 249000
Nissan / Navara / pickup / 5 seats / MNT / keeps 0.88
  PRO-4X / 2.5 I4 / petrol / automatic / 4wd / 2018-2025 / 118000
Nissan / Leaf / hatch / 5 seats / SJN / keeps 0.80
  SL / 150 hp / electric / single-speed / fwd / 2019-2024 / 139000
Infiniti / QX80 / suv / 7 seats / JN8 / keeps 0.87
  Luxe Sensory / 5.6 V8 / petrol / automatic / 4wd / 2017-2024 / 339000
Infiniti / Q60 / coupe / 4 seats / JN1 / keeps 0.83
  Red Sport 400 / 3.0 V6 / petrol / automatic / rwd / 2017-2022 / 249000
Honda / Accord / sedan / 5 seats / 1HG / keeps 0.87
  Touring 2.0T / 2.0 I4 / petrol / automatic / fwd / 2018-2022 / 134000
  Sport 1.5T / 1.5 I4 / petrol / cvt / fwd / 2018-2025 / 112000
Honda / Civic / sedan / 5 seats / MRH / keeps 0.88
  RS 1.5T / 1.5 I4 / petrol / cvt / fwd / 2018-2025 / 104000
Honda / CR-V / suv / 5 seats / 5J6 / keeps 0.88
  Touring AWD / 1.5 I4 / petrol / cvt / awd / 2018-2025 / 142000
Honda / Jazz / hatch / 5 seats / JHM / keeps 0.86
  EX 1.5 / 1.5 I4 / petrol / cvt / fwd / 2016-2021 / 66000
Honda / Odyssey / van / 8 seats / 5FN / keeps 0.86
  Touring / 3.5 V6 / petrol / automatic / fwd / 2018-2024 / 179000
Mitsubishi / Pajero / suv / 7 seats / JMY / keeps 0.87
  GLS 3.0 / 3.0 V6 / petrol / automatic / 4wd / 2015-2020 / 98000
  GLS 3.8 / 3.8 V6 / petrol / automatic / 4wd / 2016-2021 / 129000
Mitsubishi / Outlander / suv / 7 seats / JA4 / keeps 0.87
  GLX 2.5 / 2.5 I4 / petrol / cvt / awd / 2018-2025 / 104000
Mitsubishi / Attrage / sedan / 5 seats / MMB / keeps 0.84
  GLX 1.2 / 1.2 I3 / petrol / cvt / fwd / 2017-2025 / 46000
Mitsubishi / L200 / pickup / 5 seats / MMB / keeps 0.88
  Sportero / 2.4 I4 / diesel / automatic / 4wd / 2018-2025 / 96000
Mazda / CX-9 / suv / 7 seats / JM3 / keeps 0.84
  Signature / 2.5 I4 / petrol / automatic / awd / 2018-2023 / 159000
Mazda / 6 / sedan / 5 seats / JM1 / keeps 0.83
  Ultra 2.5 / 2.5 I4 / petrol / automatic / fwd / 2017-2023 / 112000
Suzuki / Swift / hatch / 5 seats / JSA / keeps 0.87
  GLX / 1.2 I4 / petrol / cvt / fwd / 2018-2025 / 54000
Isuzu / D-Max / pickup / 5 seats / MPA / keeps 0.89
  LS 4x4 / 3.0 I4 / diesel / automatic / 4wd / 2017-2025 / 104000
`;
