/** Models of European makes as sold in the UAE; format: catalogue.ts. */
export const EUROPEAN = `
Mercedes-Benz / G-Class / suv / 5 seats / W1N / keeps 0.93
  G 63 AMG / 4.0 V8 / petrol / automatic / 4wd / 2018-2025 / 829000
  G 500 / 4.0 V8 / petrol / automatic / 4wd / 2017-2024 / 589000
Mercedes-Benz / GLE / suv / 5 seats / 4JG / keeps 0.85
  450 AMG Line / 3.0 I6 / petrol / automatic / awd / 2019-2025 / 379000
Mercedes-Benz / GLC / suv / 5 seats / WDC / keeps 0.85
  300 4MATIC / 2.0 I4 / petrol / automatic / awd / 2017-2025 / 259000
Mercedes-Benz / C-Class / sedan / 5 seats / W1K / keeps 0.84
  C 200 AMG Line / 1.5 I4 / petrol / automatic / rwd / 2018-2025 / 219000
  C 43 AMG / 3.0 V6 / petrol / automatic / awd / 2017-2021 / 289000
Mercedes-Benz / E-Class / sedan / 5 seats / WDD / keeps 0.84
  E 300 AMG Line / 2.0 I4 / petrol / automatic / rwd / 2017-2025 / 289000
Mercedes-Benz / S-Class / sedan / 5 seats / W1K / keeps 0.82
  S 450 / 3.0 V6 / petrol / automatic / rwd / 2018-2024 / 489000
Mercedes-Benz / C-Class Coupe / coupe / 4 seats / WDD / keeps 0.83
  C 300 Coupe / 2.0 I4 / petrol / automatic / rwd / 2017-2023 / 239000
Mercedes-Benz / AMG GT / coupe / 2 seats / WDD / keeps 0.86
  S / 4.0 V8 / petrol / dual-clutch / rwd / 2016-2021 / 619000
Mercedes-Benz / A-Class / hatch / 5 seats / WDD / keeps 0.83
  A 250 Sport / 2.0 I4 / petrol / dual-clutch / fwd / 2017-2024 / 172000
Mercedes-Benz / V-Class / van / 7 seats / W1V / keeps 0.86
  V 250 Avantgarde / 2.0 I4 / petrol / automatic / rwd / 2017-2024 / 289000
BMW / X5 / suv / 5 seats / 5UX / keeps 0.84
  xDrive40i M Sport / 3.0 I6 / petrol / automatic / awd / 2019-2025 / 379000
  xDrive50i / 4.4 V8 / petrol / automatic / awd / 2016-2020 / 399000
BMW / X3 / suv / 5 seats / WBA / keeps 0.84
  xDrive30i / 2.0 I4 / petrol / automatic / awd / 2018-2025 / 249000
BMW / X7 / suv / 7 seats / 5UX / keeps 0.85
  xDrive40i / 3.0 I6 / petrol / automatic / awd / 2019-2025 / 479000
BMW / 3 Series / sedan / 5 seats / WBA / keeps 0.83
  320i M Sport / 2.0 I4 / petrol / automatic / rwd / 2017-2025 / 209000
  330i / 2.0 I4 / petrol / automatic / rwd / 2018-2024 / 235000
BMW / 5 Series / sedan / 5 seats / WBA / keeps 0.83
  530i Luxury / 2.0 I4 / petrol / automatic / rwd / 2017-2024 / 289000
BMW / 7 Series / sedan / 5 seats / WBA / keeps 0.79
  740Li / 3.0 I6 / petrol / automatic / rwd / 2017-2022 / 439000
BMW / 4 Series / coupe / 4 seats / WBA / keeps 0.84
  430i M Sport / 2.0 I4 / petrol / automatic / rwd / 2018-2025 / 249000
BMW / M4 / coupe / 4 seats / WBS / keeps 0.87
  Competition / 3.0 I6 / petrol / automatic / rwd / 2018-2025 / 449000
BMW / i3 / hatch / 4 seats / WBY / keeps 0.79
  120 Ah / 170 hp / electric / single-speed / rwd / 2018-2022 / 189000
Audi / Q7 / suv / 7 seats / WAU / keeps 0.83
  55 TFSI quattro / 3.0 V6 / petrol / automatic / awd / 2018-2025 / 339000
Audi / Q8 / suv / 5 seats / WA1 / keeps 0.84
  55 TFSI S line / 3.0 V6 / petrol / automatic / awd / 2019-2025 / 389000
Audi / A6 / sedan / 5 seats / WAU / keeps 0.81
  45 TFSI / 2.0 I4 / petrol / dual-clutch / fwd / 2018-2025 / 249000
Audi / A5 / coupe / 4 seats / WAU / keeps 0.82
  40 TFSI S line / 2.0 I4 / petrol / dual-clutch / fwd / 2017-2023 / 209000
Audi / S3 / hatch / 5 seats / WAU / keeps 0.84
  Sportback / 2.0 I4 / petrol / dual-clutch / awd / 2018-2024 / 239000
Porsche / Cayenne / suv / 5 seats / WP1 / keeps 0.87
  S / 2.9 V6 / petrol / automatic / awd / 2018-2025 / 429000
Porsche / Macan / suv / 5 seats / WP1 / keeps 0.87
  GTS / 2.9 V6 / petrol / dual-clutch / awd / 2017-2024 / 339000
Porsche / 911 / coupe / 4 seats / WP0 / keeps 0.92
  Carrera S / 3.0 F6 / petrol / dual-clutch / rwd / 2017-2025 / 579000
Porsche / Panamera / sedan / 4 seats / WP0 / keeps 0.84
  4 / 2.9 V6 / petrol / dual-clutch / awd / 2017-2024 / 419000
Volkswagen / Golf / hatch / 5 seats / WVW / keeps 0.86
  GTI / 2.0 I4 / petrol / dual-clutch / fwd / 2016-2025 / 158000
  R / 2.0 I4 / petrol / dual-clutch / awd / 2017-2025 / 199000
Volkswagen / Touareg / suv / 5 seats / WVG / keeps 0.84
  R-Line / 3.0 V6 / petrol / automatic / awd / 2019-2025 / 279000
Volkswagen / Teramont / suv / 7 seats / 1V2 / keeps 0.85
  SEL / 2.0 I4 / petrol / automatic / awd / 2019-2025 / 199000
Volkswagen / Multivan / van / 7 seats / WV2 / keeps 0.85
  Highline 2.0 TSI / 2.0 I4 / petrol / dual-clutch / fwd / 2018-2024 / 219000
Volvo / XC90 / suv / 7 seats / YV1 / keeps 0.83
  T6 Inscription / 2.0 I4 / petrol / automatic / awd / 2017-2024 / 319000
Volvo / S90 / sedan / 5 seats / LVY / keeps 0.8
  B5 Ultimate / 2.0 I4 / hybrid / automatic / fwd / 2019-2025 / 229000
Land Rover / Range Rover / suv / 5 seats / SAL / keeps 0.85
  Vogue SE Supercharged / 5.0 V8 / petrol / automatic / 4wd / 2016-2021 / 549000
  HSE P530 / 4.4 V8 / petrol / automatic / 4wd / 2022-2025 / 749000
Land Rover / Range Rover Sport / suv / 5 seats / SAL / keeps 0.85
  HSE Dynamic / 3.0 I6 / petrol / automatic / 4wd / 2018-2025 / 449000
Land Rover / Defender 110 / suv / 7 seats / SAL / keeps 0.9
  P400 X-Dynamic SE / 3.0 I6 / petrol / automatic / 4wd / 2020-2025 / 379000
Land Rover / Discovery / suv / 7 seats / SAL / keeps 0.82
  HSE Luxury / 3.0 V6 / petrol / automatic / 4wd / 2017-2023 / 319000
Mini / Cooper / hatch / 4 seats / WMW / keeps 0.84
  S 3-door / 2.0 I4 / petrol / dual-clutch / fwd / 2017-2024 / 148000
  JCW / 2.0 I4 / petrol / automatic / fwd / 2018-2024 / 189000
Jaguar / F-Type / coupe / 2 seats / SAJ / keeps 0.84
  R-Dynamic P380 / 3.0 V6 / petrol / automatic / rwd / 2017-2022 / 359000
Peugeot / 208 / hatch / 5 seats / VF3 / keeps 0.84
  GT 1.2T / 1.2 I3 / petrol / automatic / fwd / 2020-2025 / 79000
Renault / Megane / hatch / 5 seats / VF1 / keeps 0.83
  RS 300 Trophy / 1.8 I4 / petrol / dual-clutch / fwd / 2019-2022 / 159000
`;
