/** What the controls are to the rest of the server: names for the context, and nothing that runs. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import type { LaneAtDesk } from "../scenes/auctioneer.ts";
import type { FaultEffect } from "../http/fault-effect.ts";

type Wire = components["schemas"];

export interface Controls {
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly inbox: Inbox;
  readonly bots: Bots;
  readonly auctioneer: Auctioneer;
}

export type NewFault = Wire["NewFault"];
export type Fault = Wire["Fault"];

/** Faults that are switched on. */
export interface Faults {
  /** What goes wrong with this call; null, at no cost, where nothing does. Counts as a hit. */
  effectOn(operation: OperationId): FaultEffect | null;
  add(fault: NewFault): Fault;
  list(): Fault[];
  /** Switches all off. Out: how many there were. */
  clear(): number;
}

/** A request that was answered, or whose socket was closed instead. Never a body, a query, a token or a secret. */
export interface LoggedRequest {
  readonly requestId: string;
  /** ms since 1970 UTC on the real clock. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationId | null;
  /** 0: nobody was answered. */
  readonly status: number;
  readonly ms: number;
  readonly userId: number | null;
  /** `result` of the body, if there was one. */
  readonly result: string | null;
}

/** The last requests, in memory. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  /** The newest first. */
  list(limit: number): LoggedRequest[];
  clear(): void;
}

export type Channel = Wire["Sent"]["channel"];

/** A message that would have been sent. */
export interface SentMessage {
  readonly id: number;
  /** ms since 1970 UTC on the auctions' clock, which drives codes too. */
  readonly at: number;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** The code in it; null where there is none. */
  readonly code: string | null;
}

/** The last messages, in memory. */
export interface Inbox {
  /** The newest first; to one address, number or device where `to` is given. */
  list(to?: string): SentMessage[];
  clear(): void;
}

export type Temperament = Wire["Temperament"];

/** Who bids by himself. */
export interface BotsState {
  readonly on: boolean;
  readonly temperament: Temperament;
  /** How many bots bid; never more than the scene has. */
  readonly count: number;
  /** Bids that were accepted since the start. */
  readonly bids: number;
}

export interface Bots {
  state(): Promise<BotsState>;
  change(change: Partial<Pick<BotsState, "on" | "temperament" | "count">>): void;
  /** Lots that belong to somebody's test: no bot touches them as long as this server runs. */
  spare(lotIds: readonly number[]): void;
}

export type Tempo = Wire["Tempo"];

/** Who runs lanes by himself. */
export interface AuctioneerState {
  /** Whether he runs every lane of which nothing else was said. */
  readonly on: boolean;
  readonly tempo: Tempo;
  /** Controls that he used since the start. */
  readonly acts: number;
  /** Lanes to come and under way; `on`: whether he runs this one. */
  readonly lanes: readonly (LaneAtDesk & { readonly on: boolean })[];
}

export interface AuctioneerChange {
  readonly on?: boolean;
  /** Of one lane alone; left out: of all of them. */
  readonly queueId?: number;
  readonly tempo?: Tempo;
}

export interface Auctioneer {
  state(): Promise<AuctioneerState>;
  change(change: AuctioneerChange): void;
}
