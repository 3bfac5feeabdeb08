/** The functions that the contract suite needs of a backend beside its documented calls. */
import type { Connect } from "../base/connect.ts";
import type { components, operations } from "../../generated/api.d.ts";

type Wire = components["schemas"];
type BodyOf<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type PeopleRequest = BodyOf<"makeTokens">;
export type LotsRequest = Wire["NewLots"];

type Answer<T> = T | Promise<T>;

/** A message that the backend sent to a person. */
export interface Message {
  /** The code in it; null without one. */
  readonly code: string | null;
}

/** An account that can sign in. */
export type KnownAccount = Pick<Wire["Account"], "id" | "password" | "role">;

/**
 * The functions that a backend offers to the suite. Every function may be left out: checks that need it are then skipped and say
 * so. The backend may keep all that is made in a place of its own, which `end` removes.
 */
export interface Adapter {
  readonly name: string;
  /** Makes signed-in people of one kind; `deposit` in AED. */
  readonly makePeople?: (request: PeopleRequest) => Answer<readonly Wire["Token"][]>;
  /** Makes lots that are open, or open in `opens_in` seconds. */
  readonly makeLots?: (request: LotsRequest) => Answer<readonly number[]>;
  /** Returns the messages to an address or a phone number, newest first. */
  readonly messagesTo?: (to: string) => Answer<readonly Message[]>;
  /** Returns accounts with passwords: a buyer first, and one with the role "Admin". */
  readonly accounts?: () => Answer<readonly KnownAccount[]>;
  readonly clock?: () => Answer<Wire["ClockState"]>;
  /** Freezes, sets or advances the time of the auctions; all deadlines on the way must have run at its return. */
  readonly setClock?: (change: Wire["ClockChange"]) => Answer<Wire["ClockState"]>;
  /** Opens a link to the events, as a person or a visitor (null). Left out: WAMP, as the configuration says. */
  readonly connect?: Connect;
  /** Before the first and after the last check of level full. */
  readonly begin?: () => Answer<void>;
  readonly end?: () => Answer<void>;
}

/** A check needs something that the backend does not offer. */
export class Unmet extends Error {
  override readonly name = "Unmet";
}
