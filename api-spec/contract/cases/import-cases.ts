/** Cases of the import of a spreadsheet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rowsAt } from "../../examples/forms/spreadsheet.ts";
import { refused, success, type Case } from "../base/case.ts";
import { newKey } from "../base/target.ts";

/** Two vehicles, the second without its VIN. */
const SPREADSHEET = readFileSync(join(import.meta.dirname, "lots.xlsx"));
const TEN_MB = 10 * 1024 * 1024;

function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "lots.xlsx");
  return form;
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
