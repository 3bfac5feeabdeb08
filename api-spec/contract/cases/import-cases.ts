/** Cases of the import of a spreadsheet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { refused, success, type Case } from "../base/case.ts";
import { newKey } from "../base/target.ts";

/** Two vehicles, the second without its VIN. */
const SPREADSHEET = readFileSync(join(import.meta.dirname, "lots.xlsx"));
const TEN_MB = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;

function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "lots.xlsx");
  return form;
}

const VALUES: Readonly<Record<string, string>> = {
  mark: "Toyota",
  model: "Land Cruiser",
  year: "2022",
  mileage: "41000",
  engine_text: "4.0 V6 petrol",
  engine: "Petrol",
  gearbox: "Automatic",
  drive: "4WD",
  body: "SUV",
  colour: "White",
  region: "GCC",
  vin: "JTMHV05J904123456",
  emirate: "Dubai",
  city: "Dubai",
  location: "Al Quoz yard 4",
  start_price: "90000",
  step: "500",
  review_days: "2",
  vat: "Included",
};

/** A row that becomes a draft, and one that does not. `now`: ms since 1970 UTC. */
export function rowsAt(now: number, location: string): object {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const good = { ...VALUES, location, start: day(2), end: day(6) };
  return {
    kind: "vehicle",
    columns: Object.keys(good),
    rows: [
      { row: 2, cells: Object.values(good) },
      { row: 3, cells: Object.values({ ...good, vin: "" }) },
    ],
  };
}

const create =
  (location: string, key = newKey()): Case["call"] =>
  ({ seller, now }) => ({ token: seller, key, body: rowsAt(now, location) });
const REUSED = newKey();

const HEADINGS = { kind: "vehicle", headings: [{ title: "Chassis no.", field: "vin" }] };

export const importSuccesses: readonly Case[] = [
  success("importLots", ({ seller }) => ({ token: seller, form: formOf(new Uint8Array(SPREADSHEET)) })),
  success("rememberHeadings", ({ seller }) => ({ token: seller, body: HEADINGS })),
  success("checkImport", ({ seller, now }) => ({ token: seller, body: rowsAt(now, "Al Quoz yard 4") })),
  success("createImportedLots", create("Al Quoz yard 4")),
  success("getImportTemplate", ({ seller }) => ({ token: seller, query: { kind: "apartment" } })),
];

export const importRefusals: readonly Case[] = [
  refused("importLots", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    form: formOf(new Uint8Array(SPREADSHEET)),
  })),
  refused("importLots", "refuses more than ten MB", 413, "TOO_LARGE", ({ seller }) => ({
    token: seller,
    form: formOf(new Uint8Array(TEN_MB + 1)),
  })),
  refused("importLots", "refuses a file that is no spreadsheet", 415, "UNSUPPORTED_TYPE", ({ seller }) => ({
    token: seller,
    form: formOf(new Uint8Array(Buffer.from("Make,Model"))),
  })),
  refused("rememberHeadings", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: HEADINGS,
  })),
  refused("checkImport", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder, now }) => ({
    token: bidder,
    body: rowsAt(now, "Al Quoz yard 4"),
  })),
  refused("createImportedLots", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder, now }) => ({
    token: bidder,
    body: rowsAt(now, "Al Quoz yard 4"),
  })),
  {
    ...refused(
      "createImportedLots",
      "refuses other rows with the same key",
      409,
      "KEY_REUSED",
      create("Al Quoz yard 5", REUSED),
    ),
    after: [{ id: "createImportedLots", call: create("Al Quoz yard 4", REUSED) }],
  },
  refused("getImportTemplate", "is only for sellers", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
  })),
];
