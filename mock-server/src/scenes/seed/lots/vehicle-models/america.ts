/** Models of American makes as sold in the UAE; format: catalogue.ts. */
export const AMERICAN = `
Ford / Mustang / coupe / 4 seats / 1FA / keeps 0.88
  GT Premium 5.0 / 5.0 V8 / petrol / automatic / rwd / 2016-2025 / 229000
  EcoBoost / 2.3 I4 / petrol / automatic / rwd / 2016-2024 / 149000
Ford / Explorer / suv / 7 seats / 1FM / keeps 0.84
  XLT / 2.3 I4 / petrol / automatic / 4wd / 2018-2025 / 159000
  Platinum / 3.0 V6 / petrol / automatic / 4wd / 2020-2025 / 229000
Ford / Expedition / suv / 8 seats / 1FM / keeps 0.86
  Limited / 3.5 V6 / petrol / automatic / 4wd / 2018-2025 / 259000
Ford / Bronco / suv / 5 seats / 1FM / keeps 0.89
  Badlands 4-door / 2.7 V6 / petrol / automatic / 4wd / 2021-2025 / 249000
Ford / F-150 / pickup / 5 seats / 1FT / keeps 0.88
  Lariat / 3.5 V6 / petrol / automatic / 4wd / 2018-2025 / 239000
  Raptor / 3.5 V6 / petrol / automatic / 4wd / 2017-2025 / 339000
Ford / Ranger / pickup / 5 seats / MNC / keeps 0.89
  Wildtrak 2.0 / 2.0 I4 / diesel / automatic / 4wd / 2019-2025 / 152000
Chevrolet / Tahoe / suv / 8 seats / 1GN / keeps 0.88
  LT 5.3 / 5.3 V8 / petrol / automatic / 4wd / 2017-2025 / 239000
  High Country / 6.2 V8 / petrol / automatic / 4wd / 2021-2025 / 329000
Chevrolet / Suburban / suv / 8 seats / 1GN / keeps 0.86
  LTZ / 5.3 V8 / petrol / automatic / 4wd / 2016-2023 / 259000
Chevrolet / Malibu / sedan / 5 seats / 1G1 / keeps 0.82
  LT 1.5T / 1.5 I4 / petrol / cvt / fwd / 2017-2023 / 99000
Chevrolet / Camaro / coupe / 4 seats / 1G1 / keeps 0.87
  2SS / 6.2 V8 / petrol / automatic / rwd / 2016-2023 / 199000
  ZL1 / 6.2 V8 / petrol / automatic / rwd / 2018-2023 / 319000
Chevrolet / Silverado 1500 / pickup / 5 seats / 3GC / keeps 0.88
  Z71 Trail Boss / 5.3 V8 / petrol / automatic / 4wd / 2019-2025 / 199000
GMC / Yukon / suv / 7 seats / 1GK / keeps 0.88
  Denali 6.2 / 6.2 V8 / petrol / automatic / 4wd / 2017-2025 / 329000
  SLT 5.3 / 5.3 V8 / petrol / automatic / 4wd / 2016-2022 / 239000
GMC / Sierra 1500 / pickup / 5 seats / 3GT / keeps 0.88
  AT4 / 6.2 V8 / petrol / automatic / 4wd / 2019-2025 / 259000
Cadillac / Escalade / suv / 7 seats / 1GY / keeps 0.86
  Platinum / 6.2 V8 / petrol / automatic / 4wd / 2017-2025 / 469000
Dodge / Charger / sedan / 5 seats / 2C3 / keeps 0.86
  R/T 5.7 / 5.7 V8 / petrol / automatic / rwd / 2016-2023 / 169000
  SRT 392 / 6.4 V8 / petrol / automatic / rwd / 2017-2023 / 239000
Dodge / Challenger / coupe / 5 seats / 2C3 / keeps 0.87
  R/T Scat Pack / 6.4 V8 / petrol / automatic / rwd / 2017-2023 / 229000
  SXT / 3.6 V6 / petrol / automatic / rwd / 2016-2023 / 139000
Dodge / Durango / suv / 7 seats / 1C4 / keeps 0.84
  R/T / 5.7 V8 / petrol / automatic / awd / 2017-2024 / 199000
Chrysler / 300 / sedan / 5 seats / 2C3 / keeps 0.81
  S 3.6 / 3.6 V6 / petrol / automatic / rwd / 2016-2022 / 149000
Chrysler / Pacifica / van / 7 seats / 2C4 / keeps 0.82
  Limited / 3.6 V6 / petrol / automatic / fwd / 2018-2024 / 189000
Jeep / Wrangler / suv / 5 seats / 1C4 / keeps 0.89
  Unlimited Rubicon / 3.6 V6 / petrol / automatic / 4wd / 2018-2025 / 229000
Jeep / Grand Cherokee / suv / 5 seats / 1C4 / keeps 0.84
  Limited 3.6 / 3.6 V6 / petrol / automatic / 4wd / 2017-2024 / 189000
  Trackhawk / 6.2 V8 / petrol / automatic / awd / 2018-2021 / 449000
Jeep / Gladiator / pickup / 5 seats / 1C6 / keeps 0.88
  Rubicon / 3.6 V6 / petrol / automatic / 4wd / 2020-2025 / 239000
Ram / 1500 / pickup / 5 seats / 1C6 / keeps 0.87
  Laramie 5.7 / 5.7 V8 / petrol / automatic / 4wd / 2017-2024 / 219000
  TRX / 6.2 V8 / petrol / automatic / 4wd / 2021-2024 / 479000
Tesla / Model 3 / sedan / 5 seats / 5YJ / keeps 0.82
  Long Range AWD / 440 hp / electric / single-speed / awd / 2019-2025 / 199000
Tesla / Model Y / suv / 5 seats / 7SA / keeps 0.83
  Performance / 534 hp / electric / single-speed / awd / 2021-2025 / 239000
`;
