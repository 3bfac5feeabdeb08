/** GET /backoffice/desk: the work that waits for the back office. */
import { filsToAed } from "@marsa/api-spec/money";
import { invoiceNumber, refundNumber } from "../../domain/deposit/top-up.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { readDesk, type KindOfWork } from "./repository-desk.ts";

/** Kinds with late work come first, then by their oldest work; kinds without work come last. */
export const getDesk: Handler<"getDesk"> = async ({ user }, { store, clock }) => {
  const now = clock.now();
  const { kinds, due, done } = await readDesk(store, user.id, now);
  return ok({
    kinds: kinds.toSorted(byUrgency).map(presentKind),
    due: due.map(({ kind, at, id, number, title }) => ({ kind, at: iso(at), id_auction: id, number, title })),
    done,
    as_of: iso(now),
  });
};

const iso = (ms: number) => new Date(ms).toISOString();

function byUrgency(one: KindOfWork, other: KindOfWork): number {
  const [first, second] = [one, other].map(({ oldest }) => oldest?.since ?? Infinity) as [number, number];
  const isLate = Number(other.late > 0) - Number(one.late > 0);
  return isLate || (first === second ? 0 : first - second);
}

/** The numbers that people read, of an id and the time of the request in ms. */
const NUMBER_OF: Partial<Record<KindOfWork["kind"], typeof invoiceNumber>> = {
  payments: invoiceNumber,
  refunds: refundNumber,
};

function presentKind({ kind, count, late, mine, oldest }: KindOfWork): Schema<"DeskKind"> {
  return {
    kind,
    count,
    late,
    mine,
    oldest: oldest && {
      id: oldest.id,
      id_party: oldest.party,
      title: oldest.title,
      text: NUMBER_OF[kind]?.(oldest.id, oldest.since) ?? oldest.text,
      amount: oldest.fils === null ? null : filsToAed(oldest.fils),
      since: iso(oldest.since),
      until: oldest.until === null ? null : iso(oldest.until),
      late: late > 0,
    },
  };
}
