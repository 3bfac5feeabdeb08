/** Models of Korean and Chinese makes as sold in the UAE; format: catalogue.ts. */
export const ASIAN = `
Hyundai / Tucson / suv / 5 seats / KM8 / keeps 0.86
  2.0 Comfort / 2.0 I4 / petrol / automatic / fwd / 2017-2025 / 99000
Hyundai / Santa Fe / suv / 7 seats / KMH / keeps 0.85
  3.5 V6 Top / 3.5 V6 / petrol / automatic / awd / 2018-2023 / 149000
Hyundai / Palisade / suv / 7 seats / KMH / keeps 0.87
  3.8 Royal / 3.8 V6 / petrol / automatic / awd / 2019-2025 / 179000
Hyundai / Sonata / sedan / 5 seats / KMH / keeps 0.84
  2.5 Smart / 2.5 I4 / petrol / automatic / fwd / 2018-2025 / 99000
Hyundai / Elantra / sedan / 5 seats / KMH / keeps 0.85
  1.6 Smart / 1.6 I4 / petrol / automatic / fwd / 2017-2025 / 72000
Hyundai / Azera / sedan / 5 seats / KMH / keeps 0.83
  3.5 Royal / 3.5 V6 / petrol / automatic / fwd / 2018-2025 / 149000
Hyundai / i20 / hatch / 5 seats / MAL / keeps 0.85
  1.4 Comfort / 1.4 I4 / petrol / automatic / fwd / 2018-2024 / 54000
Hyundai / Staria / van / 8 seats / KMH / keeps 0.87
  3.5 Lounge / 3.5 V6 / petrol / automatic / fwd / 2021-2025 / 179000
Hyundai / H-1 / van / 8 seats / KMF / keeps 0.86
  2.4 GL / 2.4 I4 / petrol / automatic / rwd / 2015-2021 / 99000
Genesis / G80 / sedan / 5 seats / KMT / keeps 0.82
  3.5T Royal / 3.5 V6 / petrol / automatic / awd / 2021-2025 / 289000
Genesis / GV80 / suv / 7 seats / KMU / keeps 0.84
  3.5T Royal / 3.5 V6 / petrol / automatic / awd / 2021-2025 / 339000
Kia / Sportage / suv / 5 seats / U5Y / keeps 0.86
  GT-Line 1.6T / 1.6 I4 / petrol / dual-clutch / awd / 2018-2025 / 119000
Kia / Sorento / suv / 7 seats / KNA / keeps 0.85
  3.5 EX / 3.5 V6 / petrol / automatic / awd / 2017-2025 / 139000
Kia / Telluride / suv / 7 seats / 5XY / keeps 0.88
  EX 3.8 / 3.8 V6 / petrol / automatic / awd / 2020-2025 / 179000
Kia / Stinger / sedan / 5 seats / KNA / keeps 0.85
  GT 3.3T / 3.3 V6 / petrol / automatic / rwd / 2018-2022 / 189000
Kia / K5 / sedan / 5 seats / KNA / keeps 0.85
  GT-Line 2.5 / 2.5 I4 / petrol / automatic / fwd / 2020-2025 / 109000
Kia / Cerato / sedan / 5 seats / KNA / keeps 0.85
  1.6 EX / 1.6 I4 / petrol / automatic / fwd / 2017-2023 / 66000
Kia / Picanto / hatch / 5 seats / KNA / keeps 0.86
  GT-Line / 1.2 I4 / petrol / automatic / fwd / 2018-2025 / 49000
Kia / Carnival / van / 8 seats / KNA / keeps 0.87
  SX 3.5 / 3.5 V6 / petrol / automatic / fwd / 2019-2025 / 169000
MG / RX5 / suv / 5 seats / LSJ / keeps 0.82
  Luxury 1.5T / 1.5 I4 / petrol / dual-clutch / fwd / 2018-2025 / 79000
MG / 5 / sedan / 5 seats / LSJ / keeps 0.81
  Luxury / 1.5 I4 / petrol / cvt / fwd / 2020-2025 / 56000
MG / 4 EV / hatch / 5 seats / LSJ / keeps 0.8
  Comfort / 204 hp / electric / single-speed / rwd / 2023-2025 / 109000
BYD / Seal / sedan / 5 seats / LC0 / keeps 0.8
  Performance / 530 hp / electric / single-speed / awd / 2023-2025 / 189000
BYD / Dolphin / hatch / 5 seats / LC0 / keeps 0.79
  Extended / 204 hp / electric / single-speed / fwd / 2023-2025 / 99000
Geely / Monjaro / suv / 5 seats / L6T / keeps 0.84
  GF 2.0T / 2.0 I4 / petrol / automatic / awd / 2022-2025 / 119000
Jetour / T2 / suv / 5 seats / LVV / keeps 0.86
  Luxury 2.0T / 2.0 I4 / petrol / dual-clutch / awd / 2023-2025 / 139000
Haval / H9 / suv / 7 seats / LGW / keeps 0.83
  Dignity / 2.0 I4 / petrol / automatic / 4wd / 2018-2024 / 139000
GWM / Tank 500 / suv / 7 seats / LGW / keeps 0.86
  3.0T Hybrid / 3.0 V6 / hybrid / automatic / 4wd / 2023-2025 / 219000
GWM / Poer / pickup / 5 seats / LGW / keeps 0.84
  GT 4x4 / 2.0 I4 / diesel / automatic / 4wd / 2021-2025 / 109000
GAC / GN8 / van / 7 seats / LMG / keeps 0.83
  GE / 2.0 I4 / petrol / automatic / fwd / 2019-2024 / 139000
Maxus / G10 / van / 8 seats / LSK / keeps 0.81
  Luxury / 2.0 I4 / petrol / automatic / rwd / 2018-2024 / 89000
`;
