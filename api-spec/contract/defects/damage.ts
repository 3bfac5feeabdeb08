/** Damages a server that keeps the contract, between it and the suite: each defect changes one thing. */
import type { OperationId } from "../../generated/operations.ts";
import type { Check, Level } from "../base/check.ts";
import type { Connect } from "../base/connect.ts";
import type { Send } from "../base/target.ts";

export interface Defect {
  readonly name: string;
  /** The lowest level that finds it. */
  readonly level: Level;
  /** The checks that run: one of them must find it, or each of them. */
  readonly checks: (check: Check) => boolean;
  readonly each?: true;
  /** Text that the report of a check that finds it contains. */
  readonly says: RegExp;
  readonly spoil?: (send: Send) => Send;
  readonly spoilEvents?: (connect: Connect) => Connect;
}

/** A defect that checks of one operation find; null: checks of no operation. */
export type Draft = Omit<Defect, "level" | "checks"> & { readonly about: OperationId | null };

/** Returns defects that this level finds. The golden vectors take long and look for other defects. */
export function atLevel(level: Level, drafts: readonly Draft[]): Defect[] {
  return drafts.map(({ about, ...draft }) => ({
    ...draft,
    level,
    checks: (check) => check.about === about && check.group !== "golden vectors",
  }));
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a defect may do anything to it
  readonly body: any;
}

export interface Asked {
  readonly path: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly body: any;
}

type Change = (reply: Reply, asked: Asked) => Partial<Reply> | undefined | void;

/** Changes the JSON reply of a path; `reply.body` may be changed in place. */
export const changing =
  (path: RegExp, change: Change) =>
  (send: Send): Send =>
  async (address, init) => {
    const response = await send(address, init);
    if (!path.test(address) || response.status === 304) return response;
    const headers = new Headers(response.headers);
    const reply: Reply = { status: response.status, headers, body: await response.json() };
    const changed: Reply = { ...reply, ...change(reply, { path: address, body: jsonOf(init) }) };
    return new Response(JSON.stringify(changed.body), { status: changed.status, headers: changed.headers });
  };

/** Changes only successes. */
export const changingData = (path: RegExp, change: (data: Reply["body"], asked: Asked) => void) =>
  changing(path, ({ status, body }, asked) => {
    if (status === 200 && body?.data) change(body.data, asked);
  });

/** Changes the JSON of a request before the server sees it. */
export const misreading =
  (path: RegExp, change: (body: Reply["body"]) => void) =>
  (send: Send): Send =>
  async (address, init) => {
    const body = jsonOf(init);
    if (!path.test(address) || body === null) return send(address, init);
    change(body);
    return send(address, { ...init, body: JSON.stringify(body) });
  };

/** Changes the headers of a reply, whatever its body is. */
export const changingHeaders =
  (path: RegExp, change: (headers: Headers) => void) =>
  (send: Send): Send =>
  async (address, init) => {
    const response = await send(address, init);
    if (!path.test(address)) return response;
    const headers = new Headers(response.headers);
    change(headers);
    return new Response(response.body, { status: response.status, headers });
  };

function jsonOf({ body }: RequestInit): Reply["body"] {
  try {
    return typeof body === "string" ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
