/** POST /backoffice/lots/{open,release}: what a staff member sees of a lot in moderation, and their claim on it. */
import { claimOf, endClaim, setClaim, type ClaimRow } from "../../tables/lots/claims.ts";
import { readDraft, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import { decodeReturn, presentRemarks } from "../../tables/lots/remarks.ts";
import { suspectOf } from "../../tables/lots/suspects.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { hasVinForm, isVin } from "@marsa/api-spec/vin";
import { claimMs } from "../../domain/lot/terms.ts";
import { fineOf, odditiesOf, type Oddity, type Suspect } from "../../domain/moderation/oddities.ts";
import type { Database } from "../../store/store.ts";
import type { FilesPort } from "../../ports/outside.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { presentFile } from "../../http/present/present-file.ts";
import { countOfSeller, staffName } from "./repository.ts";

/** Everything about an opened lot, from one write. */
interface Opened {
  readonly whole: WholeDraft;
  readonly suspect: Suspect;
  readonly seller: Schema<"ModerationLot">["seller"];
  readonly claim: (ClaimRow & { readonly by: string }) | null;
}

/** Claims the lot, or renews the claim, unless a colleague holds it or the caller only looks. */
export const openModerationLot: Handler<"openModerationLot"> = async ({ body, user }, context) => {
  const { store, clock, files } = context;
  const at = clock.now();
  const opened = await store.write(async (db): Promise<Opened | "NOT_FOUND" | "STALE"> => {
    const whole = await readDraft(db, null, body.id_auction);
    if (!whole || whole.lot.status === "draft") return "NOT_FOUND";
    if (whole.lot.status !== "moderation") return "STALE";
    const { id } = whole.lot;
    const claim = body.claim === false ? await claimOf(db, id, at) : await claimFor(db, id, user.id, at);
    return {
      whole,
      suspect: await suspectOf(db, whole, (vin) => (hasVinForm(vin) ? isVin(vin) : null)),
      seller: await sellerOf(db, whole.lot.sellerId),
      claim: claim && { ...claim, by: await staffName(db, claim.userId) },
    };
  });
  return typeof opened === "string" ? refuse(opened) : ok(presentOpened(opened, files, user.id));
};

/** Ends the caller's own claim; there may be none. */
export const releaseModerationLot: Handler<"releaseModerationLot"> = async ({ body, user }, { store }) => {
  const found = await store.write(async (db) => {
    const whole = await readDraft(db, null, body.id_auction);
    if (!whole || whole.lot.status === "draft") return false;
    await endClaim(db, body.id_auction, user.id);
    return true;
  });
  return found ? ok({}) : refuse("NOT_FOUND");
};

/** Returns the claim of a colleague, else a new one of this person. */
async function claimFor(db: Database, lotId: number, userId: number, at: number): Promise<ClaimRow> {
  const known = await claimOf(db, lotId, at);
  if (known && known.userId !== userId) return known;
  const claim = { lotId, userId, until: at + claimMs };
  await setClaim(db, claim);
  return claim;
}

async function sellerOf(db: Database, sellerId: number): Promise<Opened["seller"]> {
  return { id_user: sellerId, name: await nameOfUser(db, sellerId), ...(await countOfSeller(db, sellerId)) };
}

function presentOpened(
  { whole, suspect, seller, claim }: Opened,
  { urlOf }: Pick<FilesPort, "urlOf">,
  staffId: number,
): Schema<"ModerationLot"> {
  const { lot, draft, files } = whole;
  const { fields } = draft;
  return {
    id_auction: lot.id,
    number: lot.number,
    title: lot.title,
    status: lot.status,
    sent_at: new Date(draft.sentAt ?? lot.createdAt).toISOString(),
    seller,
    fields,
    documents: files
      .filter(({ id }) => fields.reports?.includes(id) || fields.documents?.includes(id))
      .map((file) => presentFile(file, urlOf(file, staffId))),
    remarks: presentRemarks(decodeReturn(draft.remarks), fields),
    oddities: odditiesOf(suspect).map(presentOddity),
    fine: fineOf(suspect),
    claim: claim && {
      by: claim.by,
      mine: claim.userId === staffId,
      until: new Date(claim.until).toISOString(),
    },
  };
}

function presentOddity({ kind, field, title, text, quotes, lots }: Oddity): Schema<"Oddity"> {
  return {
    kind,
    field,
    title,
    text,
    quotes: [...quotes],
    lots: lots.map(({ id, number, title: name }) => ({ id_auction: id, number, title: name })),
  };
}
