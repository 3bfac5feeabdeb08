/** Writes the workbook of SheetJS beside this file. The first argument is the folder of the package. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const { utils, write } = createRequire(import.meta.url)(resolve(process.argv[2]));

const TITLES = [
  "Make *",
  "Model *",
  "Year",
  "Mileage, km",
  "VIN",
  "Plate",
  "Start price, AED",
  "Min price, AED",
];
TITLES.push("Bid step, AED", "Start date, GST", "Seller's comment");
const start = new Date(Date.UTC(2026, 11, 1, 18));
const first = [
  "Toyota",
  "Land Cruiser",
  2021,
  78_400,
  "jtebu3fj0m5861942",
  "Dubai\u00a0K\u200f ٢٠٧١٤",
  82_000,
];
const last = [500, start, "One owner,\nمالك واحد"];
const row = (min, own = first) => [...own, min, ...last];
const error = { t: "e", v: 0x17, f: "#REF!*2" };

const sheet = utils.aoa_to_sheet(
  [
    TITLES,
    row(95_000),
    row({ t: "n", f: "G3*1.15" }),
    row({ t: "n", f: "G4*1.15", v: 94_300 }),
    row(error),
    row("٩٥٬٠٠٠", [...first.slice(0, 3), "78400.0", "JTEBU3FJ0M5861942", "K 20714", "82.000,00"]),
    row("95.000", [...first.slice(0, 6), 82_000.00000000001]),
  ],
  { cellDates: true, sheetStubs: true },
);
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([["Not for sale"]]), "Draft");
utils.book_append_sheet(book, sheet, "Cars");
book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
const bytes = write(book, { type: "buffer", bookType: "xlsx", cellDates: true, compression: true });
writeFileSync(new URL("sheetjs.xlsx", import.meta.url), bytes);
