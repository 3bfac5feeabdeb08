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
  const commit = async (id: string): Promise<void> => {
    const writes = rows.takeWrites().map(({ sql, values }) => link.ask(sql, values));
    try {
      await Promise.all([...writes, link.commit()]);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || !(await wasCommitted(link, id))) throw error;
    }
  };
  return {
    async run(jobs) {
      let settlements: Settlement[];
      try {
        await link.open();
        link.send("BEGIN");
        const id = idOf(link);
        id.catch(() => undefined);
        steps.begun();
        settlements = await runJobs(jobs);
        steps.beforeCommit();
        await commit(await id);
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

/** Returns the id of the open transaction, by which PostgreSQL tells later how it ended. */
async function idOf(link: Link): Promise<string> {
  const { rows } = await link.ask("SELECT pg_current_xact_id()::text");
  return String(rows[0]![0]);
}

/** Of a transaction that still runs on the server, though its link is lost. */
const END = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE backend_xid = CAST(? AS xid8)::xid`;
const STATUS = "SELECT pg_xact_status(CAST(? AS xid8))";

/** Returns whether the lost transaction was committed. @throws UnknownCommit when PostgreSQL does not come back */
async function wasCommitted(link: Link, id: string): Promise<boolean> {
  const until = performance.now() + ASK_FOR_MS;
  for (;;) {
    try {
      await link.open();
      await link.ask(END, [id]);
      const { rows } = await link.ask(STATUS, [id]);
      if (rows[0]![0] !== "in progress") return rows[0]![0] === "committed";
    } catch (error) {
      if (performance.now() > until)
        throw new UnknownCommit("The end of a commit is unknown", { cause: error });
    }
    await wait(ASK_EVERY_MS);
  }
}
