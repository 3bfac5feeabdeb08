/**
 * `node load-tests/endurance/durability.ts`: checks from outside that a reply leaves only after its commit is
 * synced, with strace (Linux; otherwise it is skipped with a message). Then it checks a full disk (503 for the
 * whole batch, nothing lost, normal service with room again) and a failed sync. Exit code 1 when a promise is
 * broken.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newKey } from "@marsa/api-spec/client";
import { verifyDatabase } from "../bin/server.ts";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { openMarket, sendAgain, type Bid, type Market } from "./bidders.ts";
import { dataOf, openServerUnderTest, type ServerUnderTest } from "./server-under-test.ts";
import { readTrace } from "./trace.ts";

const BIDDERS = 40;
const ROUNDS = 10;
/** Number of bids followed by a pause. */
const PAUSES = 10;
/** The server's exit code after a failed disk. */
const DISK_FAILS = 74;
/** Longer than the 100 ms in which the router's acknowledgements gather; they are a commit of their own. */
const PAUSE_MS = 150;

const problems = [
  ...(await unlessMissing(["strace", "-qq", "-o", "/dev/null", "true"], answersComeAfterSync)),
  ...(await unlessMissing(["prlimit", "--version"], fullDisk)),
  ...(await unlessMissing(["strace", "-qq", "-o", "/dev/null", "true"], failedSync)),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Runs a check where its test command succeeds; otherwise reports it as skipped. */
async function unlessMissing(
  [program, ...args]: [string, ...string[]],
  check: () => Promise<string[]>,
): Promise<string[]> {
  if (process.platform === "linux" && spawnSync(program, args).status === 0) return check();
  console.log(`SKIPPED: ${program} cannot be used here`);
  return [];
}

/** One bid at a time, then rounds of forty at once, then bids with pauses and a killed server between two of them. */
async function answersComeAfterSync(): Promise<string[]> {
  const calls = "trace=pwrite64,pwritev,fdatasync,fsync,write,writev,sendto,sendmsg";
  const trace = join(tmpdir(), `marsa-trace-${process.pid}`);
  const under = [
    "strace",
    ..."-A -f -y -qq -s 600".split(" "),
    "-e",
    calls,
    "-e",
    "signal=none",
    "-o",
    trace,
  ];
  const underTest = await openServerUnderTest({ under });
  try {
    const { url } = underTest.server;
    const market = await openMarket(url, BIDDERS, 1);
    for (let i = 0; i < BIDDERS; i += 1) await mustSucceed(url, bidOf(market, i, i));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(market.tokens.map((_, i) => sendAgain(url, bidOf(market, i, BIDDERS * round + i))));
    }
    await bidWithPauses(underTest, market);
  } finally {
    await underTest.close();
  }
  const { answers, unsynced, syncs } = readTrace(readFileSync(trace, "utf8"));
  rmSync(trace);
  console.log(
    `${answers} bids answered, ${syncs} syncs of the log; ${unsynced.length} answered before theirs.`,
  );
  recordFigure({
    id: "durability",
    what: "Replies to bids that leave before their commit is synced, seen by strace",
    figure: `${unsynced.length} of ${answers}; ${syncs} syncs`,
    goal: "0",
    met: unsynced.length === 0,
    command: "npx node load-tests/endurance/durability.ts",
  });
  if (answers < BIDDERS) return [`strace saw ${answers} answers only`];
  return unsynced.map((answer) => `answered before it was synced: ${answer}`);
}

/**
 * Sends a bid, pauses, repeats the key (which commits nothing), and sends the next bid. The last pause ends with a
 * killed and restarted server.
 */
async function bidWithPauses(underTest: ServerUnderTest, market: Market): Promise<void> {
  const from = BIDDERS * (ROUNDS + 1);
  for (let pause = 1; pause <= PAUSES; pause += 1) {
    const bid = bidOf(market, 2 * pause, from + 2 * pause);
    await mustSucceed(underTest.server.url, bid);
    await wait(PAUSE_MS);
    if (pause === PAUSES) {
      await underTest.server.kill();
      await underTest.restart();
    } else {
      await mustSucceed(underTest.server.url, bid);
    }
    await mustSucceed(underTest.server.url, bidOf(market, 2 * pause + 1, from + 2 * pause + 1));
  }
}

/** Lets the process write to no file, which looks like a full disk. */
async function fullDisk(): Promise<string[]> {
  const found: string[] = [];
  const underTest = await openServerUnderTest();
  try {
    const { server, database } = underTest;
    const market = await openMarket(server.url, BIDDERS, 1);
    const stood = bidOf(market, 0, 0);
    await mustSucceed(server.url, stood);
    const before = await dataOf(server.url, "getLot", { path: { id: market.lots[0] } });

    limit(server.pid, 0);
    const refused = await Promise.all(
      market.tokens.map((_, i) => sendAgain(server.url, bidOf(market, i, i + 1))),
    );
    const statuses = new Set(refused.map(({ status }) => status));
    if (statuses.size !== 1 || !statuses.has(503)) {
      found.push(`with a full disk bids were answered ${[...statuses].join(", ")}, and not 503 alone`);
    }
    const meanwhile = await dataOf(server.url, "getLot", { path: { id: market.lots[0] } });
    if (meanwhile.live.seq !== before.live.seq) found.push("with a full disk the lot went on");

    limit(server.pid, "unlimited");
    const again = await sendAgain(server.url, stood);
    if (again.text !== stood.reply?.text)
      found.push(`the bid before it is answered otherwise: ${again.text}`);
    await mustSucceed(server.url, bidOf(market, 1, 10));
    const after = await dataOf(server.url, "getLot", { path: { id: market.lots[0] } });
    if (after.live.seq !== before.live.seq + 1) found.push("the bid after it has not the next seq");
    const wrong = verifyDatabase(database);
    if (wrong) found.push(`verify: ${wrong}`);
  } finally {
    await underTest.close();
  }
  console.log(`A full disk: ${BIDDERS} bids of a batch refused together, and the next one after it stands.`);
  return found;
}

/** Lets every sync fail: waiting bids are refused, the process ends, and the next one has every earlier bid. */
async function failedSync(): Promise<string[]> {
  const found: string[] = [];
  const underTest = await openServerUnderTest();
  try {
    const { server, database } = underTest;
    const market = await openMarket(server.url, BIDDERS, 1);
    const stood = bidOf(market, 0, 0);
    await mustSucceed(server.url, stood);

    const inject = "-e trace=fdatasync,fsync -e inject=fdatasync,fsync:error=EIO".split(" ");
    const injector = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...inject, "-p", String(server.pid)]);
    const refused = await refusedOnce(server.url, market);
    const exitCode = await server.ended;
    injector.kill();
    if (refused.some((status) => status !== 503))
      found.push(`after a failed sync bids were answered ${[...new Set(refused)].join(", ")}`);
    if (exitCode !== DISK_FAILS) found.push(`after a failed sync the process ended with ${exitCode}`);

    await underTest.restart();
    const again = await sendAgain(underTest.server.url, stood);
    if (again.text !== stood.reply?.text)
      found.push(`the bid before it is answered otherwise: ${again.text}`);
    const wrong = verifyDatabase(database);
    if (wrong) found.push(`verify: ${wrong}`);
  } finally {
    await underTest.close();
  }
  console.log(
    "A failed sync: a batch refused, the process ended, and the next one has every bid from before it.",
  );
  return found;
}

/**
 * Bids in rounds until a bid is refused or the server has ended. strace needs a moment, and the first failed sync
 * may belong to another commit.
 * @returns The statuses of that round that are neither of an accepted bid nor of a bid that is too low.
 */
async function refusedOnce(url: string, market: Market): Promise<number[]> {
  for (let round = 1; ; round += 1) {
    const replies = await Promise.allSettled(
      market.tokens.map((_, i) => sendAgain(url, bidOf(market, i, BIDDERS * round + i))),
    );
    const statuses = replies.flatMap((reply) => (reply.status === "fulfilled" ? reply.value.status : []));
    const refused = statuses.filter((status) => status !== 200 && status !== 409);
    if (refused.length > 0 || statuses.length < replies.length) return refused;
  }
}

function limit(pid: number, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

function bidOf({ lots, tokens }: Market, who: number, n: number): Bid {
  const body = { id_auction: lots[0], price: 10_000 + 100 * n, mode: "exact" } as const;
  return { key: newKey(), token: tokens[who % tokens.length] ?? "", body, reply: null };
}

async function mustSucceed(url: string, bid: Bid): Promise<void> {
  bid.reply = await sendAgain(url, bid);
  if (bid.reply.status !== 200) throw new Error(`A bid was answered ${bid.reply.status}: ${bid.reply.text}`);
}
