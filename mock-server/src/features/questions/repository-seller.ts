/** Reads the figures of sellers. */
import { and, count, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { workerQuery } from "../../store/worker-query.ts";
import { currentSale } from "../../tables/money/settlement-rows.ts";
import { lot } from "../../tables/schema/lots.ts";
import { profile } from "../../tables/schema/people.ts";
import { lotQuestion } from "../../tables/schema/questions.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** A seller's profile, and what became of their lots and of the questions about them. */
export interface SellerFigures {
  readonly form: "individual" | "company";
  readonly name: string;
  /** When an accepted profile was signed, ms; null: none is accepted. */
  readonly verifiedAt: number | null;
  readonly sold: number;
  readonly fellThrough: number;
  /** Lots with a bid below the minimum price at their end, and those of them that were sold. */
  readonly below: number;
  readonly acceptedBelow: number;
  /** How long the seller took for each of their own answers, ms. */
  readonly answers: readonly number[];
}

const NO_PROFILE = { form: "individual", name: "", status: "draft", signedAt: null } as const;
const numberOf = (condition: SQL | undefined) => count(sql`CASE WHEN ${condition} THEN 1 END`);
const isSold = eq(lot.status, "sold");
const isBelow = lt(lot.price, lot.reserve);

/** Reads the figures of a seller; without a seller profile they are a private person. */
export const sellerFigures = workerQuery(
  import.meta.url,
  "sellerFigures",
  async (db, seller: number): Promise<SellerFigures> => {
    const own = await asyncOrm(db)
      .select({
        form: profile.form,
        name: profile.name,
        status: profile.status,
        signedAt: profile.contractSignedAt,
      })
      .from(profile)
      .where(and(eq(profile.userId, seller), eq(profile.type, "seller")))
      .get();
    const { form, name, status, signedAt } = own ?? NO_PROFILE;
    const figures = await asyncOrm(db)
      .select({
        sold: numberOf(and(isSold, inArray(settlement.state, ["paid", "handed_over"]))),
        fellThrough: numberOf(inArray(settlement.state, ["defaulted", "released", "forfeited"])),
        below: numberOf(isBelow),
        acceptedBelow: numberOf(and(isBelow, isSold)),
      })
      .from(lot)
      .leftJoin(settlement, currentSale)
      .where(and(eq(lot.sellerId, seller), inArray(lot.status, ["sold", "notSold"])))
      .get();
    const answers = await asyncOrm(db)
      .select({ ms: sql<number>`${lotQuestion.answeredAt} - ${lotQuestion.askedAt}` })
      .from(lotQuestion)
      .innerJoin(lot, eq(lot.id, lotQuestion.lotId))
      .where(and(eq(lot.sellerId, seller), eq(lotQuestion.answeredBy, seller)));
    return {
      form,
      name,
      verifiedAt: status === "ok" ? signedAt : null,
      ...figures!,
      answers: answers.map(({ ms }) => ms),
    };
  },
);
