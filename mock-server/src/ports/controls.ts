/** The interfaces of the controls for the rest of the server, without code. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import type { LaneAtDesk } from "../scenes/auctioneer.ts";
import type { FaultEffect } from "./fault-effect.ts";

type Wire = components["schemas"];

export interface Controls {
  readonly faults: Faults;
  readonly eventFaults: EventFaults;
  readonly requests: RequestLog;
  readonly inbox: Inbox;
  readonly bots: Bots;
  readonly auctioneer: Auctioneer;
}

export type EventFaultSetting = Wire["EventFaultSetting"];
export type EventFault = Wire["EventFault"];

/** The fate of one event. */
export type Fate = Pick<EventFault, "effect" | "delay_ms">;

export interface EventFaults {
  /** Returns the fault that the next event of this topic gets, null without one. Counts as a hit. */
  fateOf(topic: string): Fate | null;
  add(fault: EventFaultSetting): EventFault;
  list(): EventFault[];
  /**
   * Removes all faults.
   * @returns their number.
   */
  clear(): number;
  /** Calls `listener` at each `clear`. */
  onClear(listener: () => void): void;
}

export type FaultSetting = Wire["FaultSetting"];
export type Fault = Wire["Fault"];
export type FaultStep = Wire["FaultStep"];

/** A call that may have a fault. */
export interface FaultCall {
  readonly operation: OperationId;
  readonly path: string;
  readonly userId: number | null;
  /** Returns a header; undefined without it. */
  readonly header: (name: string) => string | undefined;
  /** Left out at the beginning of the call. */
  readonly body?: unknown;
}

/** Active faults. */
export interface Faults {
  /** Whether a fault is meant for one person, so that the sender of a call matters. */
  readonly askForUser: boolean;
  /** Whether a fault is meant for the values of a body. */
  readonly askForBody: boolean;
  /**
   * Returns the combined fault of this call; null, at no cost, without one. Counts as a hit. A call is asked for twice:
   * at its beginning, and with its body for the faults by body.
   */
  effectOn(call: FaultCall): FaultEffect | null;
  add(fault: FaultSetting): Fault;
  list(): Fault[];
  /**
   * Removes all faults.
   * @returns their number.
   */
  clear(): number;
}

/** The parts of a request that may hold secrets, as they came; `maskSecrets` reads them. */
export interface LoggedBodies {
  /** With the query. */
  readonly url: string;
  /** The JSON body, or the fields of the form; undefined without one. */
  readonly body: unknown;
  /** The body of the answer: JSON, or the bytes of a file; null without one. */
  readonly reply: unknown;
}

/** A request with its answer, or with a closed socket. */
export interface LoggedRequest {
  readonly requestId: string;
  /** ms since 1970 UTC on the real clock. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | null;
  /** 0: no answer was sent. */
  readonly status: number;
  readonly ms: number;
  readonly userId: number | null;
  /** `result` of the body, if there was one. */
  readonly result: string | null;
  /** Null without controls, and in older entries. */
  bodies: LoggedBodies | null;
}

/** The latest requests, in memory. */
export interface RequestLog {
  add: (request: LoggedRequest) => void;
  /** Newest first. */
  list(limit: number): LoggedRequest[];
  clear(): void;
}

export type Channel = Wire["Sent"]["channel"];

/** A simulated message. */
export interface SentMessage {
  readonly id: number;
  /** ms since 1970 UTC on the auction clock, which drives codes too. */
  readonly at: number;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** The HTML part of a mail; null without one. */
  readonly html: string | null;
  /** Headers of a mail besides subject and recipient. */
  readonly headers: Readonly<Record<string, string>>;
  /** The code in it; null without one. */
  readonly code: string | null;
}

/** The latest messages, in memory. */
export interface Inbox {
  /** Newest first; to one address, number or device if `to` is given. */
  list(to?: string): SentMessage[];
  clear(): void;
}

export type Temperament = Wire["Temperament"];

/** The state of the bots. */
export interface BotsState {
  readonly on: boolean;
  readonly temperament: Temperament;
  /** Number of bidding bots; never more than the scene has. */
  readonly count: number;
  /** Accepted bids since the start. */
  readonly bids: number;
}

export interface Bots {
  state(): Promise<BotsState>;
  change(change: Partial<Pick<BotsState, "on" | "temperament" | "count">>): void;
  /** Excludes lots of a test from bids by bots, until the server stops. */
  spare(lotIds: readonly number[]): void;
  /** Sets everything as it was at the start. */
  reset(): void;
}

export type Tempo = Wire["Tempo"];

/** The state of the automatic auctioneer. */
export interface AuctioneerState {
  /** Whether the auctioneer runs every lane without its own setting. */
  readonly on: boolean;
  readonly tempo: Tempo;
  /** Controls used since the start. */
  readonly acts: number;
  /** Upcoming and running lanes; `on`: whether the auctioneer runs this one. */
  readonly lanes: readonly (LaneAtDesk & { readonly on: boolean })[];
}

export interface AuctioneerChange {
  readonly on?: boolean;
  /** For one lane only; left out: for all. */
  readonly queueId?: number;
  readonly tempo?: Tempo;
}

export interface Auctioneer {
  state(): Promise<AuctioneerState>;
  change(change: AuctioneerChange): void;
  /** Sets everything as it was at the start: off. */
  reset(): void;
}
