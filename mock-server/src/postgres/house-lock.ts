/**
 * One process at a time writes a house, by a connection that holds a lock of PostgreSQL. Nothing is written over another
 * connection, so a process that lost the lock commits nothing.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "../store/errors.ts";
import type { Opened } from "./link.ts";

/** Another process writes this house. */
export class HouseTaken extends StoreUnavailable {}

/** A connection that is silent for so long has lost its process, ms. Its owner speaks each second. */
export const LEASE_MS = 5_000;
export const SPEAK_EVERY_MS = 1_000;
export const LOOK_AGAIN_MS = 200;

/** Two numbers that no other program uses by chance. */
const LOCK = [1_835_102_835, 97] as const;
const TAKE = `SELECT pg_try_advisory_lock(${LOCK.join(", ")})`;
const HOLDER = `FROM pg_stat_activity a JOIN pg_locks l USING (pid)
  WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${LOCK[0]} AND l.objid = ${LOCK[1]} AND a.datname = current_database()`;
/** Ends the connection that holds the lock, where it is silent or an older one of the process of this name. */
const endSilent = (name: string, leaseMs: number) => `SELECT pg_terminate_backend(a.pid, 1000) ${HOLDER}
    AND (a.application_name = '${name}' OR a.state_change < clock_timestamp() - interval '${leaseMs} ms'
      AND (a.state <> 'active' OR a.wait_event_type = 'Client'))`;

const OWNER = `SELECT a.application_name ${HOLDER}`;
/** Longest address of a server, as PostgreSQL cuts off what is longer in the name of a connection. */
export const LONGEST_ADDRESS = 46;

export interface Waiting {
  /** Where the servers that stand by reach this process, as host:port; left out: it takes no calls of theirs. */
  readonly address?: string | null;
  /** Called when a process that had the lock finds another one with it. */
  readonly lost: (error: HouseTaken) => void;
  /** Called when another process has it, and when yet another one does. `owner`: its address; null: it has none. */
  readonly standsBy: (owner: string | null) => void;
}

/**
 * Returns what a writing connection does first: it waits for the lock and takes it. A process that had it before does not
 * wait, but fails with HouseTaken.
 */
export function houseLock({ address, lost, standsBy }: Waiting, leaseMs = LEASE_MS): Opened {
  const name = `marsa ${randomBytes(6).toString("base64url")} ${address ?? ""}`;
  let had = false;
  let known = "";
  return async (ask) => {
    await ask(`SET application_name = '${name}'`);
    const take = async () => (await ask(TAKE))[0]![0] === true;
    while (!(await take())) {
      await ask(endSilent(name, leaseMs));
      if (await take()) break;
      if (had) {
        const error = new HouseTaken("Another process writes this house");
        lost(error);
        throw error;
      }
      const [[owner] = [known]] = (await ask(OWNER)) as [string][];
      if (owner !== known) standsBy(owner.split(" ")[2] || null);
      known = owner;
      await wait(LOOK_AGAIN_MS);
    }
    had = true;
  };
}
