/**
 * The least cost of a bid with these libraries: Hono, better-sqlite3, one transaction of three statements per
 * request (read the lot, insert the bid, update the lot). It has no account, deposit, history or events.
 * SYNCHRONOUS=FULL or NORMAL sets its durability.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";

const folder = process.env["DATA_DIR"] ?? ".";
mkdirSync(folder, { recursive: true });
const db = new Database(join(folder, "baseline.sqlite"));
db.pragma("journal_mode = WAL");
db.pragma(`synchronous = ${process.env["SYNCHRONOUS"] === "NORMAL" ? "NORMAL" : "FULL"}`);
db.exec(`
  CREATE TABLE lot (id INTEGER PRIMARY KEY, price INTEGER NOT NULL, bids INTEGER NOT NULL, seq INTEGER NOT NULL);
  CREATE TABLE bid (id INTEGER PRIMARY KEY, lot_id INTEGER NOT NULL, price INTEGER NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX bid_by_lot ON bid (lot_id, id);
`);

interface Lot {
  readonly price: number;
  readonly seq: number;
}

const insertLot = db.prepare<[number]>("INSERT INTO lot (id, price, bids, seq) VALUES (?, 0, 0, 0)");
for (let id = 1; id <= 1000; id += 1) insertLot.run(id);

const readLot = db.prepare<[number], Lot>("SELECT price, seq FROM lot WHERE id = ?");
const insertBid = db.prepare<[number, number, number]>(
  "INSERT INTO bid (lot_id, price, at) VALUES (?, ?, ?)",
);
const updateLot = db.prepare<[number, number]>(
  "UPDATE lot SET price = ?, bids = bids + 1, seq = seq + 1 WHERE id = ?",
);

const takeBid = db.transaction((id: number, price: number) => {
  const lot = readLot.get(id);
  if (!lot || price <= lot.price) return null;
  const { lastInsertRowid } = insertBid.run(id, price, Date.now());
  updateLot.run(price, id);
  return { id_auction: id, id_bid: Number(lastInsertRowid), seq: lot.seq + 1, price };
});

const app = new Hono();
app.get("/api/health", (c) => c.json({ result: "success" }));
app.post("/api/auction/makebid", async (c) => {
  const { id_auction: id, price } = await c.req.json<{ id_auction: number; price: number }>();
  const data = takeBid.immediate(id, price);
  return data ? c.json({ result: "success", data }) : c.json({ result: "BID_TOO_LOW" }, 409);
});

serve({ fetch: app.fetch, port: Number(process.env["PORT"]), hostname: "127.0.0.1" });
