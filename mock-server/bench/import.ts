/**
 * Whether bids notice the import of a large spreadsheet: `npx node mock-server/bench/import.ts [ROWS] [BIDS_A_SECOND]`.
 * Prints median, p95 and p99 of bids without an import, while a spreadsheet is read, and while its drafts are created,
 * ms over HTTP, with the work of the main thread, and fails when p99 more than doubles.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { printThread, startMeasured, untilUp } from "./measured-server.ts";
import writeExcelFile, { type SheetData } from "write-excel-file/node";

const [rows = 5_000, perSecond = 100] = process.argv.slice(2).map(Number);
const port = 4713;
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "marsa-import-"));
const server = startMeasured(port, folder);

const LOTS = 50;
const START_PRICE = 1_000;
const STEP = 100;
/** Seconds of bids without an import. */
const QUIET_S = 20;
const DAY_MS = 86_400_000;
/** Rows of one request that creates drafts. */
const BATCH = 25;
const MOST_TIMES = 2;

interface Answered {
  // oxlint-disable-next-line typescript/no-explicit-any -- a bench reads a few fields of trusted replies
  readonly data: any;
}

async function post(path: string, body: object, token?: string): Promise<Answered> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      ...(!isForm && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      "idempotency-key": crypto.randomUUID(),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as Answered;
}

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const VEHICLE: Readonly<Record<string, string>> = {
  Make: "Toyota",
  Model: "Land Cruiser",
  Year: "2022",
  "Mileage, km": "41000",
  Engine: "4.0 V6 petrol",
  Fuel: "Petrol",
  Gearbox: "Automatic",
  Drive: "4WD",
  Body: "SUV",
  Colour: "White",
  Region: "GCC",
  VIN: "JTMHV05J904123456",
  Emirate: "Dubai",
  City: "Dubai",
  Location: "Al Quoz yard 4",
  "Start price, AED": "90000",
  "Bid step, AED": "500",
  "Start date, GST": day(2),
  "End date, GST": day(6),
  "Maximum bid review period, days": "2",
  "VAT application": "Included",
};

const line = (cells: string[]) => cells.map((value) => ({ value, type: String }));

async function spreadsheet(): Promise<FormData> {
  const data = [
    line(Object.keys(VEHICLE)),
    ...Array.from({ length: rows }, () => line(Object.values(VEHICLE))),
  ];
  const bytes = new Uint8Array(await writeExcelFile(data as SheetData).toBuffer());
  console.log(`${rows} rows, ${(bytes.length / 1_000_000).toFixed(2)} MB`);
  const form = new FormData();
  form.set("file", new Blob([bytes]), "lots.xlsx");
  return form;
}

/** Bids at a steady pace until it is stopped; slow answers do not slow it down. */
function bidding(lots: readonly number[], bidders: readonly string[]) {
  const turns = new Map(lots.map((lot) => [lot, 0]));
  return (until: Promise<unknown>): Promise<number[]> => {
    const times: number[] = [];
    const open: Promise<unknown>[] = [];
    let place = 0;
    const timer = setInterval(() => {
      const lot = lots[place++ % lots.length]!;
      const turn = turns.get(lot)!;
      turns.set(lot, turn + 1);
      const bid = { id_auction: lot, price: START_PRICE + turn * STEP };
      const before = performance.now();
      const sent = post("/api/auction/makebid", bid, bidders[turn % bidders.length]);
      // A bid that another one overtook is refused: it was judged all the same.
      const answered = () => times.push(performance.now() - before);
      open.push(sent.then(answered, answered));
    }, 1_000 / perSecond);
    return until.then(async () => {
      clearInterval(timer);
      await Promise.all(open);
      return times;
    });
  };
}

function printPercentiles(name: string, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const text = [0.5, 0.95, 0.99].map((share) => at(share).toFixed(1).padStart(8)).join("");
  console.log(`${name.padEnd(28)}${text}   ${times.length} bids`);
  return at(0.99);
}

try {
  const form = await spreadsheet();
  await untilUp(url);
  const { data: people } = await post("/_mock/tokens", { count: 2, as: "buyer", deposit: 50_000_000 });
  const { data: sellers } = await post("/_mock/tokens", { count: 1, as: "seller" });
  const { data: made } = await post("/_mock/lots", {
    count: LOTS,
    seconds: 86_400,
    start_price: START_PRICE,
    step: STEP,
  });
  const seller: string = sellers[0].access_token;
  const tokens = (people as { access_token: string }[]).map(({ access_token }) => access_token);
  const bid = bidding(made.ids as number[], tokens);
  await bid(wait(3_000));
  console.log(`${"".padEnd(28)}  median     p95     p99, ms`);
  await printThread(server);
  const quiet = printPercentiles("without an import", await bid(wait(QUIET_S * 1_000)));
  await printThread(server);

  let preview: Answered | undefined;
  let took = performance.now();
  const readAll = async () => {
    preview = await post("/api/sale/import", form, seller);
    took = performance.now() - took;
  };
  const reading = await bid(readAll());
  const read = printPercentiles(`while it is read (${(took / 1_000).toFixed(1)} s)`, reading);
  await printThread(server);

  const { kind, columns, rows: found } = preview!.data;
  const names = (columns as { name: string }[]).map(({ name }) => name);
  took = performance.now();
  const create = async () => {
    for (let first = 0; first < found.length; first += BATCH) {
      const part = (found as { row: number; cells: string[] }[]).slice(first, first + BATCH);
      const body = { kind, columns: names, rows: part.map(({ row, cells }) => ({ row, cells })) };
      const { data } = await post("/api/sale/import/create", body, seller);
      if (data.created.length !== part.length) throw new Error(JSON.stringify(data.rejected[0]));
    }
    took = performance.now() - took;
  };
  const creating = await bid(create());
  const created = printPercentiles(`while drafts appear (${(took / 1_000).toFixed(1)} s)`, creating);
  await printThread(server);
  const both = printPercentiles("during the whole import", [...reading, ...creating]);
  const ratio = both / quiet;
  console.log(`p99 with an import over p99 without: ${ratio.toFixed(2)} (most ${MOST_TIMES})`);
  if (!(ratio <= MOST_TIMES) || Number.isNaN(read + created)) process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
