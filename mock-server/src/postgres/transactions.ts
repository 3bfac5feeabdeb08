/** The transactions of the writing link. */
import { setTimeout as wait } from "node:timers/promises";
import { FIRST, type Job, type Settlement, type Transactions } from "../engine/commit-queue.ts";
import type { BatchSteps } from "../engine/engine.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Link } from "./link.ts";
import type { RowsOnDemand } from "./rows.ts";

/** Nobody can say whether the commit was written. */
class UnknownCommit extends StoreUnavailable {}

/** How long a link that broke during COMMIT is tried again, and how often, ms. */
const ASK_FOR_MS = 60_000;
const ASK_EVERY_MS = 100;

/**
 * Returns the transactions of this link: plain writes first, one after the other; then the commands, which run in memory
 * until all their rows are there; then what they changed, in one flight with the COMMIT.
 */
export function transactionsOver(
  link: Link,
  rows: RowsOnDemand,
  steps: BatchSteps,
): Omit<Transactions, "syncFailed"> {
  const runJobs = async (jobs: readonly Job[]): Promise<Settlement[]> => {
    const settlements: Settlement[] = [];
    const plain = jobs.filter(({ order }) => order === FIRST);
    for (const job of plain) settlements.push(await job.run());
    const commands = jobs.slice(plain.length).map((job) => () => job.run() as Settlement);
    settlements.push(...(await rows.run(commands, steps.rewind)));
    await steps.afterJobs();
    await rows.run([steps.readAhead]);
    return settlements;
  };
  const commit = async (self: Transaction): Promise<void> => {
    const writes = rows.takeWrites().map(({ sql, values }) => link.ask(sql, values));
    try {
      await Promise.all([...writes, link.commit()]);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || !(await wasCommitted(link, self))) throw error;
    }
  };
  return {
    async run(jobs) {
      let settlements: Settlement[];
      try {
        await link.open();
        link.send("BEGIN");
        const self = nameOf(link);
        self.catch(() => undefined);
        steps.begun();
        settlements = await runJobs(jobs);
        steps.beforeCommit();
        await commit(await self);
      } catch (error) {
        rows.takeWrites();
        steps.rolledBack();
        await link.ask("ROLLBACK").catch(() => undefined);
        throw error;
      }
      steps.committed();
      return settlements;
    },
    isConnectionFailure: (error) => error instanceof StoreUnavailable,
    isSyncFailure: (error) => error instanceof UnknownCommit,
  };
}

/** By what PostgreSQL tells later how a transaction ended. A standby that takes over goes on with a timeline of its own. */
interface Transaction {
  readonly id: string;
  readonly timeline: string;
}

const TIMELINE = "left(pg_walfile_name(pg_current_wal_lsn()), 8)";

async function nameOf(link: Link): Promise<Transaction> {
  const { rows } = await link.ask(`SELECT pg_current_xact_id()::text, ${TIMELINE}`);
  const [id, timeline] = rows[0]!;
  return { id: String(id), timeline: String(timeline) };
}

/** Of a transaction that still runs on the server, though its link is lost. */
const END = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE backend_xid = CAST(? AS xid8)::xid`;
const STATUS = "SELECT pg_xact_status(CAST(? AS xid8))";

/**
 * Returns whether the lost transaction was committed.
 * @throws UnknownCommit when PostgreSQL does not come back, or another server took its place: that one may never have
 * heard of the transaction, and give its id to another.
 */
async function wasCommitted(link: Link, { id, timeline }: Transaction): Promise<boolean> {
  const until = performance.now() + ASK_FOR_MS;
  for (;;) {
    try {
      await link.open();
      if ((await link.ask(`SELECT ${TIMELINE}`)).rows[0]![0] !== timeline) break;
      await link.ask(END, [id]);
      const { rows } = await link.ask(STATUS, [id]);
      if (rows[0]![0] !== "in progress") return rows[0]![0] === "committed";
    } catch (error) {
      if (performance.now() > until)
        throw new UnknownCommit("The end of a commit is unknown", { cause: error });
    }
    await wait(ASK_EVERY_MS);
  }
  throw new UnknownCommit("The end of a commit is unknown: another PostgreSQL server took over");
}
