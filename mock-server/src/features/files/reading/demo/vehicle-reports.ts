/** Writes the demo's reports of vehicles. The number of their pages stands in the seed, see `lots/documents.ts`. */
import { grouped } from "@marsa/api-spec/amounts";
import { longDay } from "@marsa/api-spec/dates";
import type { PdfSection, PdfText } from "../../../../http/pdf/pdf.ts";
import { capital, ZONES, zoneWords } from "../../../../tables/lots/condition-words.ts";
import type { VehicleCondition, ZoneFinding } from "../../../../tables/schema/facts.ts";
import type { Random } from "../../../../scenes/seed/random.ts";
import type { ReportedLot } from "./reported-lot.ts";

const DAY_MS = 24 * 3_600_000;
const STATES = { repainted: "Repainted", damage: "Damage" } as const;
const RESULTS = { good: "No findings", attention: "Attention", bad: "Bad" } as const;

/** Three pages: summary, body, technical checks with what was not seen. */
export function inspection(of: ReportedLot, random: Random): PdfText {
  const { condition } = of;
  return {
    ...head("Inspection report", of),
    sections: [
      {
        heading: "Result",
        facts: [
          ["Grade", condition ? `${condition.grade} of 5` : "Not graded"],
          ["Findings on the body", String(condition?.zones.length ?? 0)],
          ["Inspected at", of.location],
          ["Inspector", `No. ${random.int(11, 48)}, Marsa inspection`],
        ],
      },
      { heading: "Paint and body", newPage: true, ...body(condition) },
      { heading: "Technical checks", newPage: true, facts: checks(condition) },
      ...tyres(condition),
      ...unseen(condition),
    ],
    paragraphs: [],
  };
}

/** One page: the lowest and highest value of each panel. */
export function paintReport(of: ReportedLot, random: Random): PdfText {
  const zones = of.condition?.zones ?? [];
  const panels = ZONES.filter((zone) => !/windscreen|window|mirror|bumper/.test(zone));
  return {
    ...head("Paint thickness", of),
    sections: [
      {
        heading: "Panels",
        facts: panels.map((zone) => {
          const finding = zones.find((each) => each.zone === zone && each.state === "repainted");
          return [
            capital(zoneWords(zone)),
            `${thickness(finding, random)} µm, ${finding ? "repainted" : "original"}`,
          ];
        }),
        paragraphs: [
          "Three points of each panel, with an electronic gauge. The maker's own paint has 90 to 140 µm.",
        ],
      },
    ],
    paragraphs: [],
  };
}

function thickness(finding: ZoneFinding | undefined, random: Random): string {
  const known = /(\d{3})–(\d{3}) µm/.exec(finding?.note ?? "");
  if (known) return `${known[1]} to ${known[2]}`;
  const low = finding ? random.int(150, 210) : random.int(94, 112);
  return `${low} to ${low + random.int(6, 24)}`;
}

/** One page: the visits since the first registration. */
export function serviceHistory(of: ReportedLot, random: Random): PdfText {
  const { vehicle, at } = of;
  const driven = vehicle?.mileageKm ?? 0;
  const visits = Math.min(9, Math.max(1, Math.floor(driven / 12_000)));
  const years = Math.max(1, new Date(at).getUTCFullYear() - (vehicle?.year ?? 0));
  const rows = Array.from({ length: visits }, (_, visit): [string, string] => {
    const share = (visit + 1) / (visits + 1);
    const km = Math.round((driven * share) / 100) * 100;
    const when = longDay(at - Math.round((1 - share) * years * 365) * DAY_MS);
    const work = random.pick([
      "Oil and filters",
      "Oil, filters and brake fluid",
      "Oil, filters and front brake pads",
    ]);
    return [when, `${grouped(String(km))} km. ${work}`];
  });
  return {
    ...head("Service history", of),
    sections: [{ heading: visits === 1 ? "1 visit" : `${visits} visits`, facts: rows }],
    paragraphs: ["Copied from the stamps and invoices of the workshops. No visit is missing by mileage."],
  };
}

function head(title: string, { number, title: name, vehicle, at }: ReportedLot) {
  return {
    title,
    subtitle: `Lot ${number}, ${name}`,
    facts: [
      ["Date", longDay(at)],
      ["VIN", vehicle?.vin ?? "Not known"],
      ["Year", String(vehicle?.year ?? "")],
      ["Mileage", `${grouped(String(vehicle?.mileageKm ?? 0))} km`],
      ["Engine", vehicle?.engineText ?? ""],
    ] as const,
  };
}

function body(condition: VehicleCondition | null): Pick<PdfSection, "facts" | "paragraphs"> {
  const zones = condition?.zones ?? [];
  if (zones.length === 0) return { paragraphs: ["No findings: all parts are original."] };
  return { facts: zones.map(({ title, state, note }) => [title, `${STATES[state]}. ${note}`]) };
}

function checks(condition: VehicleCondition | null): [string, string][] {
  return (condition?.checks ?? []).flatMap(({ name, result, note }) =>
    result === "unseen" ? [] : [[name, note ?? RESULTS[result]]],
  );
}

function unseen(condition: VehicleCondition | null): PdfSection[] {
  const rows = (condition?.checks ?? []).filter(({ result }) => result === "unseen");
  return rows.length === 0
    ? []
    : [
        {
          heading: "What the inspector did not see",
          facts: rows.map(({ name, note }): [string, string] => [name, note ?? "Not checked"]),
        },
      ];
}

function tyres(condition: VehicleCondition | null): PdfSection[] {
  const rows = (condition?.tyres ?? []).map(({ position, treadMm, year }): [string, string] => [
    capital(position.replace("_", " ")),
    [treadMm !== null && `${treadMm.toFixed(1)} mm`, year !== null && `made ${year}`]
      .filter(Boolean)
      .join(", "),
  ]);
  return rows.length === 0 ? [] : [{ heading: "Tyres", facts: rows }];
}
