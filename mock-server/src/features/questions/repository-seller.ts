/** Reads the figures of sellers. */
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";

/** A seller's profile, and what became of their lots and of the questions about them. */
export interface SellerFigures {
  readonly form: "individual" | "company";
  readonly name: string;
  readonly isAccepted: 0 | 1;
  readonly signedAt: number | null;
  readonly sold: number;
  readonly fellThrough: number;
  /** Lots with a bid below the minimum price at their end, and those of them that were sold. */
  readonly below: number;
  readonly acceptedBelow: number;
  /** How long the seller took for each of their own answers, ms. */
  readonly answers: readonly number[];
}

const PROFILE = `SELECT form, name, status = 'ok' AS isAccepted, contract_signed_at AS signedAt FROM profile
  WHERE user_id = ? AND type = 'seller'`;
const NO_PROFILE = { form: "individual", name: "", isAccepted: 0, signedAt: null };
const FIGURES = `SELECT
  count(*) FILTER (WHERE l.status = 'sold' AND s.state IN ('paid', 'handed_over')) AS sold,
  count(*) FILTER (WHERE s.state IN ('defaulted', 'released', 'forfeited')) AS fellThrough,
  count(*) FILTER (WHERE l.price < l.reserve) AS below,
  count(*) FILTER (WHERE l.price < l.reserve AND l.status = 'sold') AS acceptedBelow
  FROM lot l LEFT JOIN settlement s ON s.lot_id = l.id AND s.buyer_id = l.leader_id
  WHERE l.seller_id = ? AND l.status IN ('sold', 'notSold')`;
const ANSWERS = `SELECT x.answered_at - x.asked_at FROM lot_question x JOIN lot l ON l.id = x.lot_id
  WHERE l.seller_id = @seller AND x.answered_by = @seller`;

/** Reads the figures of a seller; without a seller profile they are a private person. */
export const sellerFigures = workerQuery(
  import.meta.url,
  "sellerFigures",
  async (db, seller: number): Promise<SellerFigures> => {
    const profile = (await asyncPrepared(db, PROFILE).get(seller)) ?? NO_PROFILE;
    const figures = await asyncPrepared(db, FIGURES).get(seller);
    const answers = await asyncPrepared(db, ANSWERS).pluck().all({ seller });
    return { ...(profile as SellerFigures), ...(figures as SellerFigures), answers: answers as number[] };
  },
);
