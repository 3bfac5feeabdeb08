/** Stores the injected faults. */
import { operations } from "@marsa/api-spec/generated/operations";
import { randomFrom, type Random } from "../scenes/seed/random.ts";
import type { FaultEffect } from "../http/faults/fault-effect.ts";
import type { Fault, FaultCall, Faults, FaultSetting } from "./controls.ts";

/** The operation name for every call of the API. */
export const EVERY_CALL = "*";

interface Entry {
  readonly fault: Omit<Fault, "hits">;
  readonly random: Random;
  hits: number;
}

/**
 * Returns an empty list of faults.
 * @param seed decides which calls a probability hits; same number, same calls.
 */
export function createFaults(seed: () => number): Faults {
  let entries: Entry[] = [];
  let lastId = 0;

  const hits = ({ fault, random }: Entry, { operation, path, userId, body }: FaultCall): boolean => {
    const isMeant =
      fault.operation === EVERY_CALL
        ? operations[operation].tag !== "controls"
        : fault.operation === operation;
    const isTheirs = fault.id_user === undefined || fault.id_user === userId;
    const isSaid = (body === undefined) === (fault.body === undefined) && hasValues(body, fault.body);
    return isMeant && isTheirs && isSaid && isAt(fault.path, path) && random.chance(fault.probability);
  };

  return {
    get askForUser() {
      return entries.some(({ fault }) => fault.id_user !== undefined);
    },
    get askForBody() {
      return entries.some(({ fault }) => fault.body !== undefined);
    },
    effectOn(call) {
      if (entries.length === 0) return null;
      const hit = entries.filter((entry) => hits(entry, call));
      if (hit.length === 0) return null;
      for (const entry of hit) entry.hits++;
      entries = entries.filter(({ fault, hits: count }) => fault.times === null || count < fault.times);
      return combinedEffect(hit.map(({ fault }) => fault));
    },
    add(setting) {
      const fault = faultOf(++lastId, setting);
      entries.push({ fault, random: randomFrom(`${seed()}/fault/${fault.id_fault}`), hits: 0 });
      return { ...fault, hits: 0 };
    },
    list: () => entries.map(({ fault, hits: count }) => ({ ...fault, hits: count })),
    clear() {
      const count = entries.length;
      entries = [];
      lastId = 0;
      return count;
    },
  };
}

/** Whether a path is the one of a fault, in which `*` stands for one part. */
function isAt(wanted: string | undefined, path: string): boolean {
  if (wanted === undefined) return true;
  const parts = path.split("/");
  const wantedParts = wanted.split("/");
  return (
    parts.length === wantedParts.length && wantedParts.every((part, i) => part === "*" || part === parts[i])
  );
}

/** Whether a body has all these values, as texts, by field: `card.number`. */
function hasValues(body: unknown, wanted: Fault["body"] = {}): boolean {
  return Object.entries(wanted).every(([path, value]) => {
    let part = body;
    for (const field of path.split(".")) {
      if (typeof part !== "object" || part === null || !Object.hasOwn(part, field)) return false;
      part = (part as Record<string, unknown>)[field];
    }
    return (typeof part !== "object" || part === null) && String(part) === value;
  });
}

function faultOf(id: number, setting: FaultSetting): Omit<Fault, "hits"> {
  return {
    id_fault: id,
    operation: setting.operation,
    ...(setting.path !== undefined && { path: setting.path }),
    ...(setting.id_user !== undefined && { id_user: setting.id_user }),
    ...(setting.without !== undefined && { without: setting.without }),
    ...(setting.wrong !== undefined && { wrong: setting.wrong }),
    ...(setting.half !== undefined && { half: setting.half }),
    ...(setting.bytes_per_s !== undefined && { bytes_per_s: setting.bytes_per_s }),
    ...(setting.body !== undefined && { body: setting.body }),
    status: setting.status ?? null,
    latency_ms: setting.latency_ms ?? 0,
    drop: setting.drop ?? false,
    drop_reply: setting.drop_reply ?? false,
    probability: setting.probability ?? 1,
    times: setting.times ?? null,
  };
}

/** Combines faults: the longest delay, the slowest pace, the first status, and the stronger way to drop the socket. */
function combinedEffect(faults: readonly Omit<Fault, "hits">[]): FaultEffect {
  const paces = faults.flatMap(({ bytes_per_s }) => bytes_per_s ?? []);
  return {
    status: faults.find(({ status }) => status !== null)?.status ?? null,
    latencyMs: Math.max(...faults.map(({ latency_ms }) => latency_ms)),
    drops: faults.some(({ drop }) => drop)
      ? "call"
      : faults.some(({ drop_reply }) => drop_reply)
        ? "reply"
        : null,
    shape: {
      without: faults.flatMap(({ without }) => without ?? []),
      wrong: faults.flatMap(({ wrong }) => wrong ?? []),
      half: faults.some(({ half }) => half),
    },
    bytesPerS: paces.length > 0 ? Math.min(...paces) : null,
  };
}
