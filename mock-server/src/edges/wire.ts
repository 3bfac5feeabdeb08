/** What edges and their owner write to each other. */
import { timingSafeEqual } from "node:crypto";
import type { LoggedRequest } from "../ports/controls.ts";

/** Where an edge opens its connection to the owner, and the header of all its requests. */
export const EDGE_PATH = "/_edge";
export const EDGE_HEADER = "x-marsa-edge";
/** The same header on an answer: this server is not the owner, or no longer. It did not touch the call. */
export const NOT_THE_OWNER = "not the owner";
/** How long a call waits at its edge for an owner, ms. */
export const PATIENCE_MS = 8_000;

/** What an edge has to know of its owner. */
export interface OwnerState {
  /** Identity of the database; another one: the file was replaced. */
  readonly epoch: string;
  /** The owner's system clock, and how far a test took sessions ahead of it, ms. */
  readonly now: number;
  readonly aheadMs: number;
  /** The auction clock: its instant and seconds a second, 0 while it stands. */
  readonly clock: { readonly at: number; readonly rate: number };
  /** Whether calls may have faults: edges then pass on all of them. */
  readonly hasFaults: boolean;
}

/** `handedOn`: asks for an answer when the owner has answered all commands stamped up to this instant of its clock, ms. */
export type FromOwner = { readonly state: OwnerState } | { readonly handedOn: number };

/** `state`: asks for it, and for the owner's time. `leaves`: the edge ends, and has handed on everything. */
export type FromEdge =
  | { readonly state: true }
  | { readonly request: LoggedRequest }
  | { readonly leaves: true };

/** Returns the header of a request. `at`: its receipt on the owner's system clock, ms. */
export function stampText(secret: string, at: number, address: string): string {
  return `${secret} ${at} ${address}`;
}

/** Returns what an edge wrote; null without its secret, or without an instant. */
export function readStamp(secret: string, text: string | undefined): { at: number; address: string } | null {
  if (text === undefined) return null;
  const [given = "", at = "", address = ""] = text.split(" ");
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null;
  return Number.isFinite(Number(at)) ? { at: Number(at), address } : null;
}
