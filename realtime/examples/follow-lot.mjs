/**
 * Follows the price of one lot, written from /docs/topics alone: `node follow-lot.mjs http://localhost:4000 LOT`.
 * WAMP_URL replaces the router's address. Prints one line for each change of the price.
 */
import autobahn from "autobahn";

const [base, lotId] = [process.argv[2] ?? "http://localhost:4000", Number(process.argv[3])];
const topic = `auction.lot.${lotId}`;
const ask = async (path) => (await (await fetch(`${base}/api${path}`)).json()).data;
const { wamp } = await ask("/config");
const url = process.env.WAMP_URL ?? new URL(wamp.url, base.replace(/^http/, "ws")).href;

let position = null; // { epoch, seq }
let held = []; // events that wait for the snapshot
let reading = false;
let node = null;
let heartbeat = 0;

async function readSnapshot() {
  if (reading) return;
  reading = true;
  try {
    const { live } = await ask(`/auction/lot/${lotId}`);
    position = { epoch: live.epoch, seq: live.seq };
    show(live);
  } finally {
    reading = false;
  }
  for (const event of held.splice(0).toSorted((a, b) => a.seq - b.seq)) take(event);
}

function take(event) {
  if (position === null || reading) return held.push(event);
  if (event.epoch === position.epoch && event.seq <= position.seq) return; // known already
  if (event.epoch !== position.epoch || event.prev > position.seq) return again(event); // a gap
  position = { epoch: event.epoch, seq: event.seq };
  show(event.state);
}

function again(event) {
  if (event) held.push(event);
  readSnapshot().catch(() => setTimeout(again, 1_000));
}

function hear({ epoch, moved }) {
  const missed = moved.node !== node || moved.since > heartbeat;
  node = moved.node;
  heartbeat = Math.max(moved.n, missed ? 0 : heartbeat);
  if (position === null || reading) return;
  const ahead = (moved.lots[lotId] ?? 0) > position.seq;
  if (missed || ahead || epoch !== position.epoch) again();
}

function show({ price, start_price: start, seq }) {
  console.log(JSON.stringify({ seq: seq ?? position.seq, price: price ?? start }));
}

function connect() {
  const connection = new autobahn.Connection({
    url,
    realm: wamp.realm,
    authmethods: ["anonymous"],
    max_retries: 0,
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the library has no other way
  connection.onopen = async (session) => {
    node = null;
    await session.subscribe("heartbeat.pub", ([beat]) => hear(beat));
    await session.subscribe(topic, ([event]) => take(event));
    again();
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the library has no other way
  connection.onclose = () => {
    setTimeout(connect, 2_000 + Math.random() * 500);
    return true;
  };
  connection.open();
}

connect();
