/** Reads everything that the database holds of one person, for that person. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Database } from "../../../store/store.ts";
import { LEDGER_CHAIN } from "../../../tables/money/ledger-chain.ts";
import { openAccount, type SealedAccount } from "../../../tables/people/refund-accounts.ts";
import type { PlainFields } from "../../../domain/people/profile.ts";
import { fieldsOf } from "../../../tables/people/profile-fields.ts";
import type { Sealed } from "../../../tables/schema/sealed.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";

/**
 * The parts of the export and their rows (@user). Left out: what proves a person (hashes, secrets of factors), the
 * names of staff, and what is of other people. An IBAN shows its last four digits, as on all screens.
 */
const PARTS: Readonly<Record<string, string>> = {
  account: `SELECT first_name, last_name, email, email_verified, phone, phone_verified, new_email, new_phone, whatsapp,
    terms_version, terms_at, roles, ustatus AS status, notice_settings, created_at FROM user WHERE id = @user`,
  profiles: `SELECT id, type, form, name, status, citizenship, fields, sealed, expires_on, contract_version, contract_signed_at,
    lock_reason, lock_until, created_at FROM profile WHERE user_id = @user`,
  files: `SELECT id, kind, name, mime, bytes, linked_to AS used_for, created_at FROM file WHERE user_id = @user`,
  sessions: "SELECT device, address, created_at, used_at FROM session WHERE user_id = @user",
  authenticator_app: "SELECT created_at, confirmed_at, used_at FROM totp WHERE user_id = @user",
  passkeys: "SELECT name, created_at, used_at FROM passkey WHERE user_id = @user",
  push_devices: "SELECT options, created_at FROM push_device WHERE user_id = @user",
  known_devices: "SELECT device_hash AS device, at FROM device_user WHERE user_id = @user ORDER BY at",
  contact_changes: `SELECT kind, old_value, new_value, at, undone_at FROM contact_change WHERE user_id = @user`,
  notices: "SELECT kind, text, at, read_at FROM notification WHERE user_id = @user",
  watchlist: `SELECT l.number AS lot, f.at FROM favorite f JOIN lot l ON l.id = f.lot_id WHERE f.user_id = @user`,
  hidden_lots: `SELECT l.number AS lot, h.at FROM hidden_lot h JOIN lot l ON l.id = h.lot_id WHERE h.user_id = @user`,
  notes: `SELECT l.number AS lot, n.text, n.at FROM note n JOIN lot l ON l.id = n.lot_id WHERE n.user_id = @user`,
  import_headings: "SELECT kind, word, field FROM import_heading WHERE user_id = @user",
  groups: "SELECT state, members, held_fils, parked_fils, created_at FROM lot_group WHERE user_id = @user",
  questions: `SELECT l.number AS lot, x.text, x.asked_at, x.answer, x.answered_at FROM lot_question x
    JOIN lot l ON l.id = x.lot_id WHERE x.user_id = @user`,
  saved_searches: "SELECT name, q, filter, alerts, created_at FROM saved_search WHERE user_id = @user",
  bids: `SELECT l.number AS lot, 'Bidder ' || b.mark AS shown_as, b.max AS highest, b.stored_max AS stored_maximum,
    b.hold_fils, b.limit_fils, b.bid_at FROM lot_bidder b JOIN lot l ON l.id = b.lot_id WHERE b.user_id = @user`,
  paddles: `SELECT q.name AS lane, p.number, p.cover_fils, p.given_at FROM paddle p JOIN queue q ON q.id = p.queue_id
    WHERE p.user_id = @user`,
  lots: "SELECT number, kind, title, status, price, created_at FROM lot WHERE seller_id = @user",
  bought: `SELECT l.number AS lot, s.state, s.price, s.fee_fils, s.vat_on_fee_fils, s.all_in_fils, s.sold_at, s.due_at,
    s.paid_at, s.handed_over_at FROM settlement s JOIN lot l ON l.id = s.lot_id WHERE s.buyer_id = @user`,
  sold: `SELECT l.number AS lot, s.state, s.price, s.sold_at, s.paid_at, s.handed_over_at
    FROM settlement s JOIN lot l ON l.id = s.lot_id WHERE s.seller_id = @user`,
  tax_documents: `SELECT number, kind, side, corrects, issued_at, supplied_at, net_fils, vat_fils, facts FROM paper
    WHERE user_id = @user`,
  statements: "SELECT number, issued_at, facts FROM statement WHERE user_id = @user",
  fee_as_a_seller: "SELECT basis_points FROM seller_fee WHERE user_id = @user",
  tax_details: "SELECT address, trn FROM paper_recipient WHERE user_id = @user",
  claims: `SELECT l.number AS lot, x.fact, x.value, x.text, x.made_at, x.answer, x.answered_at, x.outcome, x.back_fils,
    x.decided_at, x.reason FROM buyer_claim x JOIN lot l ON l.id = x.lot_id WHERE @user IN (x.buyer_id, x.seller_id)`,
  services: `SELECT l.number AS lot, v.kind, v.name, v.partner, v.price_fils, v.ordered_at, v.confirmed_at, v.cancelled_at
    FROM service v JOIN lot l ON l.id = v.lot_id WHERE v.buyer_id = @user`,
  deposit: "SELECT total_fils, reserved_fils FROM wallet WHERE user_id = @user",
  ledger: `WITH RECURSIVE ${LEDGER_CHAIN} SELECT c.at, c.type, c.amount_fils, l.number AS lot, c.comment
    FROM chain c LEFT JOIN lot l ON l.id = c.lot_id ORDER BY c.id`,
  card_payments: `SELECT reference, amount_fils, fee_fils, status, created_at, settled_at FROM payment
    WHERE user_id = @user`,
  saved_cards: "SELECT brand, last4, expires, saved_at FROM saved_card WHERE user_id = @user",
  invoices: `SELECT id, amount_fils, status, requested_at, decided_at, reason, received_fils FROM invoice
    WHERE user_id = @user`,
  refund_accounts: `SELECT id, recipient, iban, bank, swift, created_at, ended_at
    FROM refund_account WHERE user_id = @user`,
  refunds:
    "SELECT id, amount_fils, status, requested_at, decided_at, reason FROM refund WHERE user_id = @user",
  call_backs: `SELECT c.name, c.phone, c.time, c.subject, c.at, c.done_at FROM call_back c
    JOIN user u ON u.phone = c.phone AND u.phone_verified = 1 WHERE u.id = @user`,
  // A case against somebody is no longer one once they read of it.
  acts_of_our_staff: "SELECT at, act FROM audit WHERE about_id = @user AND act NOT LIKE 'case.%' ORDER BY id",
};

type Row = Readonly<Record<string, unknown>>;

export type OwnData = Readonly<Record<string, readonly Row[]>>;

/** Each part of the export with its rows, of the person with this id. */
export async function ownData(db: Database, user: number): Promise<OwnData> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(PARTS).map(async ([part, sql]) => {
        const rows = await asyncPrepared<Row>(db, sql).all({ user });
        return [part, rows.map((row) => readable(OPENED[part]?.(db, row) ?? row))];
      }),
    ),
  );
}

/** Decrypts the rows of the parts with encrypted columns. */
const OPENED: Readonly<Record<string, (db: Database, row: Row) => Row>> = {
  profiles(db, { sealed, ...row }) {
    const fields = JSON.parse(String(row["fields"])) as PlainFields;
    const stored = { id: Number(row["id"]), fields, sealed: sealed as Sealed | null };
    return { ...row, fields: JSON.stringify(fieldsOf(db, stored)) };
  },
  refund_accounts(db, { id, ...row }) {
    const { recipient, iban } = openAccount(db, { id, ...row } as unknown as SealedAccount);
    return { ...row, recipient, iban: `…${iban.slice(-4)}` };
  },
};

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  "roles",
  "notice_settings",
  "fields",
  "filter",
  "facts",
  "options",
]);

/** Returns a row as people read it: instants in ISO form, amounts in AED. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === "number" && /(^|_)at$/.test(name)) return [name, new Date(value).toISOString()];
      if (typeof value === "number" && name.endsWith("_fils"))
        return [name.replace(/_fils$/, "_aed"), filsToAed(value)];
      if (typeof value === "string" && JSON_COLUMNS.has(name)) return [name, JSON.parse(value)];
      return [name, value];
    }),
  );
}
