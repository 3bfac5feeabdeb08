/**
 * Types of a seed scene: plain data from pure functions, which the store turns into rows. Instants: ms since 1970
 * UTC. Calendar days: YYYY-MM-DD in Asia/Dubai. Money: whole dirhams (AED). A value that names a dictionary entry
 * (mark, city, color…) is that entry's `value`, never its label.
 */
import type { PhoneLine } from "../../domain/lot/via.ts";
import type { House } from "../../domain/papers/paper.ts";
import type { DocumentKind, StoredDocument, StoredPicture } from "../../tables/schema/lot-files.ts";
import type { LotKind } from "../../domain/lot/lot.ts";
import type { FormSeed, WaitingMoney } from "./waiting-types.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../../tables/schema/facts.ts";

export type RoleSeed = "buyer" | "seller" | "auctioneer" | "backoffice";

export interface UserSeed {
  /** Stable: the same person has the same id in every scene. */
  readonly id: number;
  readonly email: string;
  /** E.164, invented. */
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly RoleSeed[];
  readonly ustatus: "unknown" | "confirmed_single" | "confirmed" | "manager" | "admin";
  /** The approved profile in use, or null for people without one (staff). */
  readonly profile: ProfileSeed | null;
  /** Credited before any bid, split into top-ups by the ledger's rules. */
  readonly deposit: readonly DepositSeed[];
  /** Printed at the start and offered for one-click sign-in; only these have a password. */
  readonly demo: boolean;
  /** A bot, never counted as a person online. */
  readonly bot: boolean;
  readonly createdAt: number;
}

export interface ProfileSeed {
  readonly type: "buyer" | "seller";
  readonly form: "individual" | "company";
  readonly name: string;
  readonly status: "draft" | "signed" | "ok";
  /** Value of dictionary `citizenships`. */
  readonly citizenship: string;
  /** Left out: an empty form without documents. */
  readonly filled?: FormSeed;
}

export interface DepositSeed {
  readonly kind: "card" | "invoice";
  readonly amount: number;
  readonly at: number;
}

/** A bid to be replayed through the engine, in order of `at`. None is refused. */
export interface BidSeed {
  readonly userId: number;
  readonly mode: "exact" | "max";
  readonly amount: number;
  readonly at: number;
}

/** The state of a lot after its bids are replayed and, if its end has passed, it is closed. */
export type LotPlan = "draft" | "moderation" | "upcoming" | "open" | "sold" | "notSold" | "summarizing";

export interface PlaceSeed {
  readonly emirate: string;
  readonly city: string;
  /** Yard, street or community in words. */
  readonly location: string;
  readonly lat: number;
  readonly lon: number;
  /** Place and time of the inspection, in words. */
  readonly inspection: string;
}

/** A report of a lot; `pages` are those of its text in `files/reading/demo`. */
export interface ReportSeed {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly pages: number;
}

interface LotSeedBase {
  /** Stable: the same seed number gives the same id. */
  readonly id: number;
  /** Number for people: vehicles from 20001, apartments from 30001. */
  readonly number: number;
  readonly kind: LotKind;
  readonly plan: LotPlan;
  readonly sellerId: number;
  /** In the seller's archive. */
  readonly hidden?: boolean;
  readonly title: string;
  readonly createdAt: number;
  /** When moderation approved it; null for drafts and lots in moderation. */
  readonly approvedAt: number | null;
  readonly opensAt: number;
  /** The advertised end; bids in the closing window move the real one. */
  readonly endsAt: number;
  readonly startPrice: number;
  readonly step: number;
  /** Minimum price, a canary; null = no minimum. */
  readonly reserve: number | null;
  readonly buyNow: number | null;
  readonly vat: "included" | "without" | "partial";
  readonly reviewDays: number;
  readonly place: PlaceSeed;
  readonly comment: string;
  readonly documents: readonly StoredDocument[];
  /** Reports, which have no file before somebody opens them; left out: none. */
  readonly reports?: readonly ReportSeed[];
  readonly pictures: readonly StoredPicture[];
  readonly bids: readonly BidSeed[];
  readonly favoriteOf: readonly number[];
  readonly notes: readonly NoteSeed[];
  /** In the order of their time; left out: none. */
  readonly questions?: readonly QuestionSeed[];
}

/** A question; null, both: it waits for its answer, which is the seller's. */
export interface QuestionSeed {
  readonly userId: number;
  readonly text: string;
  readonly askedAt: number;
  readonly answer: string | null;
  readonly answeredAt: number | null;
}

export interface NoteSeed {
  readonly userId: number;
  readonly text: string;
  readonly at: number;
}

export interface VehicleLotSeed extends LotSeedBase {
  readonly kind: "vehicle";
  readonly facts: VehicleFacts;
  readonly condition: VehicleCondition;
}

export interface ApartmentLotSeed extends LotSeedBase {
  readonly kind: "apartment";
  readonly facts: ApartmentFacts;
}

export type LotSeed = VehicleLotSeed | ApartmentLotSeed;

export interface LotCounts {
  readonly vehicles: number;
  readonly apartments: number;
}

/** A number in the room; with a line it calls by phone. */
export interface PaddleSeed {
  readonly number: number;
  readonly userId: number;
  readonly line?: PhoneLine;
}

/** A published live lane. */
export interface LaneSeed {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly startsAt: number;
  /** In order; part of the scene's lots, without bids. */
  readonly lots: readonly number[];
  readonly operators: readonly number[];
  /** Of a lane with the room. */
  readonly paddles?: readonly PaddleSeed[];
}

/** Lanes for a running server, with their lots. */
export interface FreshLanes {
  readonly lanes: readonly LaneSeed[];
  readonly lots: readonly LotSeed[];
}

export interface SceneSeed {
  readonly name: string;
  readonly users: readonly UserSeed[];
  readonly lots: readonly LotSeed[];
  /** Left out: none. */
  readonly lanes?: readonly LaneSeed[];
  /** Invoices and refunds that wait for the staff; left out: none. */
  readonly waiting?: WaitingMoney;
  /** Null or left out: not set up yet, and no tax document is issued. */
  readonly house?: House | null;
}
