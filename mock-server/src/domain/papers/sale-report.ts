/** The report of a sale: what the lots of a lane brought, by lot, buyer and seller. Prices: AED; fees: fils. */
import { isReturned, type SettlementState } from "../settlement/settlement.ts";

/** What became of a lot after its turn. */
export type Outcome = "to_pay" | "paid" | "handed_over" | "not_paid" | "returned";

export interface ReportLot {
  readonly lotId: number;
  /** Its number in the lane. */
  readonly position: number;
  readonly number: number;
  readonly title: string;
  readonly sellerId: number;
  readonly seller: string;
  readonly minimum: number | null;
  /** The quartiles of comparable sales; null: too few. */
  readonly guide: { readonly low: number; readonly high: number } | null;
  /** The last bid, also of a lot that is not sold; null: none. */
  readonly price: number | null;
  /** How the room knows the buyer, or the highest bidder: "Room 61", "Phone C", "Bidder 4". */
  readonly mark: string | null;
  readonly channel: "room" | "phone" | "net" | null;
  readonly buyerId: number | null;
  readonly buyer: string | null;
  readonly result: "sold" | "decides" | "passed" | "withdrawn" | "to_come";
  /** null without a sale. */
  readonly outcome: Outcome | null;
  readonly feeFils: number;
  readonly vatFils: number;
  readonly allInFils: number;
  /** ms since 1970 UTC. */
  readonly dueAt: number | null;
  /** From the hammer before it, or the start; null: its turn never came. s */
  readonly seconds: number | null;
}

/** Returns what became of a sale. */
export function outcomeOf(sale: {
  readonly state: SettlementState;
  readonly handedOverAt: number | null;
}): Outcome {
  if (isReturned(sale)) return "returned";
  const { state } = sale;
  return state === "due" ? "to_pay" : state === "paid" || state === "handed_over" ? state : "not_paid";
}

const LOST: ReadonlySet<Outcome | null> = new Set(["not_paid", "returned", null]);

/** Whether a lot counts as sold: its buyer has paid, or still may. */
export function isSold({ outcome }: Pick<ReportLot, "outcome">): boolean {
  return !LOST.has(outcome);
}

export interface ReportTotals {
  readonly lots: number;
  readonly sold: number;
  readonly hammer: number;
  /** Per cent over the middle of the guide, of sold lots that have one, one decimal; null: none has. */
  readonly toGuide: number | null;
  /** Of lots whose turn came; null: none. s */
  readonly secondsPerLot: number | null;
  readonly feeFils: number;
  readonly vatFils: number;
  readonly unpaid: number;
  readonly unpaidFils: number;
  /** The first deadline of the unpaid; null: none. */
  readonly firstDueAt: number | null;
  readonly channels: readonly {
    readonly channel: "room" | "phone" | "net";
    readonly lots: number;
    readonly hammer: number;
  }[];
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amount(row), 0);
const hammerOf = (lots: readonly ReportLot[]): number => sum(lots, ({ price }) => price ?? 0);

/** The middle of a guide, AED. */
export function middleOf({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}

/** Returns by how much a price is over the middle of its guide, per cent with one decimal; null without one. */
export function toGuideOf({ price, guide }: Pick<ReportLot, "price" | "guide">): number | null {
  return price === null || guide === null ? null : perCentOver(price, middleOf(guide));
}

/** Returns by how much a price is over another, per cent with one decimal. */
export const perCentOver = (price: number, other: number): number =>
  Math.round((1000 * (price - other)) / other) / 10;

/** Returns the totals of a sale. Lots that the seller still decides about do not count. */
export function totalsOf(lots: readonly ReportLot[]): ReportTotals {
  const sold = lots.filter(isSold);
  const guided = sold.filter(({ guide }) => guide !== null);
  const timed = lots.flatMap(({ seconds }) => seconds ?? []);
  const unpaid = sold.filter(({ outcome }) => outcome === "to_pay");
  return {
    lots: lots.length,
    sold: sold.length,
    hammer: hammerOf(sold),
    toGuide:
      guided.length === 0
        ? null
        : perCentOver(
            hammerOf(guided),
            sum(guided, ({ guide }) => middleOf(guide!)),
          ),
    secondsPerLot: timed.length === 0 ? null : Math.round(sum(timed, (seconds) => seconds) / timed.length),
    feeFils: sum(sold, ({ feeFils }) => feeFils),
    vatFils: sum(sold, ({ vatFils }) => vatFils),
    unpaid: unpaid.length,
    unpaidFils: sum(unpaid, ({ allInFils }) => allInFils),
    firstDueAt: unpaid.length === 0 ? null : Math.min(...unpaid.map(({ dueAt }) => dueAt!)),
    channels: (["room", "phone", "net"] as const).flatMap((channel) => {
      const own = sold.filter((lot) => lot.channel === channel);
      return own.length === 0 ? [] : [{ channel, lots: own.length, hammer: hammerOf(own) }];
    }),
  };
}

/** What one person bought or sold. */
export interface ReportParty {
  readonly userId: number;
  readonly name: string;
  /** Of a seller: all; of a buyer: those bought. */
  readonly lots: number;
  readonly sold: number;
  readonly hammer: number;
  /** The unpaid sum of a buyer, with fee and VAT. */
  readonly unpaidFils: number;
}

/** Returns the buyers of sold lots, or the sellers of all, the largest first. */
export function partiesOf(lots: readonly ReportLot[], side: "buyer" | "seller"): ReportParty[] {
  const counted = side === "buyer" ? lots.filter(isSold) : lots;
  const groups = Map.groupBy(counted, (lot) => (side === "buyer" ? lot.buyerId! : lot.sellerId));
  return [...groups]
    .map(([userId, own]) => {
      const sold = own.filter(isSold);
      return {
        userId,
        name: (side === "buyer" ? own[0]!.buyer : own[0]!.seller) ?? "",
        lots: own.length,
        sold: sold.length,
        hammer: hammerOf(sold),
        unpaidFils: sum(
          sold.filter(({ outcome }) => outcome === "to_pay"),
          ({ allInFils }) => allInFils,
        ),
      };
    })
    .toSorted((a, b) => b.hammer - a.hammer || a.userId - b.userId);
}
