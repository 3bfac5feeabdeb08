/**
 * Tells what a VIN says of its vehicle: the make and, where its maker's prefix allows, the body and the model year.
 * The record docs/2026-11-29-vin-facts.md names the sources of the table.
 */
import { checkDigit, hasVinForm, YEAR_CODES } from "./vin.ts";

/** The facts of a VIN as values of the dictionaries. */
export interface VinFacts {
  /** Makes with this prefix; several where makers share it. */
  readonly marks: readonly string[];
  /** The body; null where the prefix stands for several. */
  readonly body: string | null;
  /** The model year; null where the VIN does not tell it. */
  readonly year: number | null;
}

/** Make: its prefixes, with the body where all vehicles of the prefix have it. */
const TABLE = `
abarth: ZFA
alfa-romeo: ZAR ZAS/suv
aston-martin: SCF SD7/suv
audi: WAU WUA TRU WA1/suv WU1/suv LFV
baic: LNB
bentley: SCB SJA/suv
bestune: LFP
bmw: WB1/motorcycle WBA WBS WBY WBX/suv 5UX/suv 5YM/suv 4US 3MW LBV X4X
bugatti: VF9
buick: 1G4 2G4 3G5 5GA/suv KL4/suv LRB/suv LSG W04
byd: LGX LC0
cadillac: 1G6 2G6 1GY/suv 3GY/suv LSG
changan: LS4 LS5
chery: LVV LVT
chevrolet: 1G1 2G1 3G1 1GN/suv 2GN/suv 3GN/suv 1GC 2GC 3GC/pickup 1GA 1GB 3N6 KL1 KL7 KL8 LSG MMM 6G1
chrysler: 1C3 2C3 1C4/suv 2C4 1A4 1A8 2A4 2A8 3A4 3A8
citroen: VF7 VR7 935
cupra: VSS
daihatsu: JDA MHK
dodge: 1B3 2B3 1C3 2C3 1C4/suv 2C4 3C4 1D3 1D4 1D7/pickup 1D8 2D4 2D8 3D4 3D7/pickup 1C6/pickup
dongfeng: LGJ LGG
ds: VR1
ducati: ZDM/motorcycle
exeed: LVV LVT
ferrari: ZFF ZSG/suv
fiat: ZFA ZFC ZAC/suv 3C3 3C4 9BD NM4 SUF
ford: 1FA 1FM/suv 1FT 1FB 1FD 2FA 2FM/suv 2FT 3FA 3FM/suv 3FT/pickup WF0 NM0 MAJ MNA MNB MNC MPB 6FP AFA LVS
forthing: LGG
foton: LVB LVA
gac: LMG
geely: L6T LB3
genesis: KMT KMU/suv KMH 5NM/suv
gmc: 1GK/suv 2GK/suv 3GK/suv 1GT 2GT 3GT/pickup 1GD 1GJ
gwm: LGW
harley-davidson: 1HD/motorcycle 5HD/motorcycle
haval: LGW
hino: JHD JHH 5PV/truck
honda: JH2/motorcycle JHM JHL/suv 1HG 19X 2HG 2HK/suv 3HG 3CZ/suv 5FN 5J6/suv 7FA/suv SHH SHS MRH LHG LVH MAK 93H
hongqi: LFP
hummer: 5GR/suv 5GN/suv
hyundai: KMH KM8/suv KMF KMJ 5NP 5NM/suv 5NT/pickup 5XY/suv MAL TMA NLH LBE
infiniti: JN1 JN8/suv JNK JNR/suv JNX/suv 5N1/suv 5N3/suv 3PC/suv
isuzu: JAA JAC JAL JAM MPA MP1 4S2/suv
iveco: ZCF
jac: LJ1
jaecoo: LVV LVT
jaguar: SAJ SAD/suv
jeep: 1J4/suv 1J8/suv 1C4/suv 1C6/pickup 3C4 ZAC/suv 988
jetour: LVV LVT
kaiyi: LVV LVT
kawasaki: JKA/motorcycle JKB/motorcycle
kia: KNA KNC KND KNE KNH 3KP 5XX 5XY/suv U5Y U6Y XWE LJD MZB
king-long: LKL LA6
ktm: VBK/motorcycle
lada: XTA
lamborghini: ZHW ZPB/suv
land-rover: SAL/suv
leapmotor: LFZ
lexus: JTH JTJ/suv JT6 JT8 2T2/suv 58A
li-auto: LW4
lincoln: 1LN 2LN 3LN 5LM/suv 2LM/suv
lotus: SCC
lynk-co: L6T LB3
man: WMA
maserati: ZAM ZN6/suv
maxus: LSK
mazda: JM1 JM3/suv JM6 JM7 JMZ 1YV 3MZ 3MY 3MV/suv 7MM/suv MM0 MM7 MM8 4F2/suv 4F4/pickup
mclaren: SBM
mercedes-benz: WDB WDC/suv WDD W1K W1N/suv W1V WDF WDY WDZ 4JG/suv 55S LE4 WMX
mercury: 1ME 2ME 3ME 4M2/suv
mg: LSJ SDP
mini: WMW WMZ
mitsubishi: JA3 JA4/suv JMB JMY MMB MMC MMT 4A3 4A4/suv ML3 MK2 XMC
nio: LJ1
nissan: JN1 JN8/suv JN6 1N4 1N6 3N1 3N6 3N8/suv 5N1/suv SJN VSK VWA MNT MDH 94D LGB
omoda: LVV LVT
opel: W0L W0V VXK
peugeot: VF3 VR3
polestar: YSM LPS
porsche: WP0 WP1/suv
ram: 1C6/pickup 3C6 3C7
renault: VF1 VF2 VF6/truck UU1 X7L MEE KNM
rivian: 7FC/pickup 7PD/suv
rolls-royce: SCA SLA/suv
saab: YS3
seat: VSS VSZ
skoda: TMB
smart: WME HES
ssangyong: KPA KPB KPT
subaru: JF1 JF2/suv 4S3 4S4
suzuki: JS1/motorcycle LS5 JS2 JS3/suv JSA TSM MA3 MMS MHY
tata: MAT
tesla: 5YJ 7SA/suv LRW XP7
toyota: JT2 JT3/suv JTA JTB JTD JTE/suv JTF JTG JTK JTL JTM/suv JTN JF1 4T1 4T3/suv 4T4 5TB/pickup 5TD 5TE/pickup 5TF/pickup 3TM/pickup 3TY/pickup 2T1 2T3/suv 5YF 7MU/suv AHT MR0 MR2 MHF MBJ NMT SB1 VNK WZ1 YAR 6T1 8AJ 9BR LFM LTV LVG
triumph: SMT/motorcycle
vinfast: RLL RLN
volkswagen: WVW WVG/suv WV1 WV2 1VW 1V2/suv 3VW 3VV/suv 2V4 2V8 9BW AAV LSV LFV
volvo: YV1 YV4/suv YV2/truck LVY LYV 7JR
voyah: LDP
xpeng: L1N LMV
yamaha: JYA/motorcycle
zeekr: L6T LB3
`;

const PREFIXES = readTable();
const PREFIX_LENGTH = 3;

/** First year of the codes where the seventh character is a digit, and where it is a letter (49 CFR 565.15). */
const FIRST_YEARS = { digit: 1980, letter: 2010 };
/** Heavy vehicles and motorcycles do not follow the rule of the seventh character. */
const OTHER_RULES: ReadonlySet<string> = new Set(["truck", "bus", "motorcycle"]);

/** Returns the facts that a VIN tells, as values of the dictionaries. `latest`: the latest model year that is sold. */
export function vinFacts(vin: string, latest: number): VinFacts {
  const prefix = hasVinForm(vin) ? vin.slice(0, PREFIX_LENGTH) : "";
  const { marks, body } = PREFIXES.get(prefix) ?? { marks: [], body: null };
  const year = OTHER_RULES.has(body ?? "") ? null : northAmericanYear(vin);
  return { marks, body, year: year !== null && year <= latest ? year : null };
}

/** Makers elsewhere may use the tenth character for something else: their VINs tell no year. */
function northAmericanYear(vin: string): number | null {
  const place = YEAR_CODES.indexOf(vin[9] ?? "?");
  if (!/^[1-57]/.test(vin) || place < 0 || vin[8] !== checkDigit(vin)) return null;
  return FIRST_YEARS[/\d/.test(vin[6]!) ? "digit" : "letter"] + place;
}

interface Prefix {
  readonly marks: readonly string[];
  readonly body: string | null;
}

function readTable(): ReadonlyMap<string, Prefix> {
  const prefixes = new Map<string, Prefix>();
  for (const line of TABLE.trim().split("\n")) {
    const [mark = "", list = ""] = line.split(": ");
    for (const word of list.split(" ")) {
      const [prefix = "", body = null] = word.split("/");
      const known = prefixes.get(prefix);
      prefixes.set(prefix, {
        marks: [...(known?.marks ?? []), mark],
        body: known && known.body !== body ? null : body,
      });
    }
  }
  return prefixes;
}
