/** /live/room/walkins: people at the door, from the card to the paddle. */
import { aedToFils } from "@marsa/api-spec/money";
import { dubaiDate } from "@marsa/api-spec/dates";
import { plainName } from "@marsa/api-spec/text/names";
import { fieldRules } from "@marsa/api-spec/rules";
import type { Refused } from "../../domain/lot/decision.ts";
import { stale } from "../../domain/lot/lane-decision.ts";
import { readContact, type Contact } from "../../domain/people/contact.ts";
import { cardErrors, refusalOfHolder } from "../../domain/room/walk-in.ts";
import { commandKey } from "../../http/command-key.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type BodyOf, type Handler, type Refusal, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import type { Database } from "../../store/store.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { dropCode, makeCode, putCode, resendAt } from "../../tables/people/codes.ts";
import { giveDocument } from "../../tables/people/files.ts";
import { holderOfDocument } from "../../tables/people/profile-fields.ts";
import { insertPayment, presentPayment, topUpRow } from "../deposit/public.ts";
import {
  guessCode,
  isTaken,
  messages,
  nameErrors,
  ownerOf,
  sendLater,
  setVerified,
  userById,
  verification,
} from "../identity/public.ts";
import { drawUp, profileById, setSigned } from "../profile/public.ts";
import { grant } from "./limits.ts";
import { paddlesOf, refusalOfRoom } from "./paddles.ts";
import { findPaddle, insertPaddle, nextNumber, paddleOf } from "./repository.ts";
import { putWalkIn, walkInById, type WalkInRow } from "./repository-walk-ins.ts";

/** Registers the person on a card, or corrects one without a paddle yet, and sends the code to the phone. */
export const registerWalkIn: Handler<"registerWalkIn"> = async ({ body, user, address }, context) => {
  const { store, clock, rateLimit } = context;
  const at = clock.now();
  const phone = readContact(body.phone);
  const errors = [...nameErrors(body), ...cardErrors(cardOf(body), dubaiDate(at))];
  if (phone?.kind !== "phone") errors.push({ field: "phone", message: fieldRules.valid("Mobile phone") });
  if (!phone || errors.length > 0) return refuse("VALIDATION", { errors });
  const refused = tooMany(rateLimit, [["codeByContact", phone.value]]);
  if (refused) return refused;
  const code = await makeCode(context.passwords);
  const done = await store.write(async (db): Promise<Registered> => {
    const closed = await refusalOfRoom(db, body.id_queue);
    if (closed) return closed;
    const holder = await holderOfDocument(db, body.emirates_id);
    const why = refusalOfHolder(holder);
    if (why !== null) return invalid("emirates_id", why);
    const owner = await ownerOf(db, phone);
    if (owner && owner.id !== holder?.userId)
      return invalid("phone", `${owner.firstName} ${owner.lastName} has this phone already`);
    const names = { firstName: plainName(body.firstName), lastName: plainName(body.lastName) };
    const id = await putWalkIn(
      db,
      holder?.userId ?? null,
      { ...names, phone: phone.value, ...cardOf(body) },
      at,
    );
    const row = (await walkInById(db, id))!;
    const next = await resendAt(db, verification(phone, id), at);
    const sends = !row.verified && (next === null || next <= at);
    if (sends) await putCode(db, verification(phone, id), code.hash, at);
    const subject = `${names.firstName} ${names.lastName}`;
    await addToAudit(db, {
      at,
      userId: user.id,
      act: "lane.walkin",
      subject,
      reason: null,
      aboutId: id,
      address,
    });
    return { ok: true, row, sends };
  });
  if (!done.ok) return done;
  if (done.sends) sendLater(context, phone, messages.verify(code.digits));
  return await replyWith(done.row, context);
};

type Registered =
  | { readonly ok: true; readonly row: WalkInRow; readonly sends: boolean }
  | Refusal<"NOT_FOUND" | "STALE" | "VALIDATION">;

/** Checks the code that the person reads from their phone. */
export const verifyWalkIn: Handler<"verifyWalkIn"> = async ({ body }, context) => {
  const { id_user: id, code } = body;
  const { store } = context;
  const row = await store.read((db) => walkInById(db, id));
  if (!row) return refuse("NOT_FOUND");
  if (row.verified) return await replyWith(row, context);
  const contact = contactOf(row);
  const check = await guessCode(verification(contact, id), code, context);
  if (!check.ok) return check;
  const isDone = await store.write(async (db, notifyUser) => {
    const person = await userById(db, id);
    if (!person || person.phone !== contact.value || (await isTaken(db, contact, id))) return false;
    if (!(await dropCode(db, verification(contact, id)))) return false;
    await setVerified(db, person, contact);
    notifyUser(id, "profile");
    return true;
  });
  return isDone ? await replyWith({ ...row, verified: true }, context) : refuse("CODE_EXPIRED");
};

/** Signs the contract with the person's signature, gives the paddle, and starts the payment or grants the limit. With a paddle: only the latter. */
export const admitWalkIn: Handler<"admitWalkIn"> = async ({ body, user, headers, address }, context) => {
  const { id_queue: queueId, id_user: id, signature, number = null, deposit, limit = null } = body;
  const { store, clock, terms } = context;
  if ((deposit === undefined) === (limit === null)) return invalid("deposit", "Enter a deposit or a limit");
  const fields = [queueId, id, signature, deposit ?? null, limit, number];
  const key = commandKey("admitWalkIn", { user, headers }, fields);
  const row = await store.read((db) => walkInById(db, id));
  const whole = row && (await store.read((db) => profileById(db, row.profileId)));
  if (whole && row.verified) await drawUp(whole, context, "hand");
  const by = { at: clock.now(), userId: user.id, address };
  const outcome = await writeIdempotent<Admitted, AdmitCode>(store, key, by.at, async (db) => {
    const closed = await refusalOfRoom(db, queueId);
    if (closed) return { ok: false, code: closed.code, details: {} };
    const known = await paddleOf(db, queueId, id);
    const given = known ?? (await admit(db, { queueId, id, signature, number, version: terms.version }, by));
    if (typeof given !== "number") return given;
    if (deposit === undefined) {
      const refused = await grant(db, { queueId, number: given, limit }, by, context);
      return refused ?? { ok: true, reply: { number: given, payment: null } };
    }
    const payment = await insertPayment(db, topUpRow(id, aedToFils(deposit), terms, by.at));
    return { ok: true, reply: { number: given, payment: presentPayment(payment, by.at) } };
  });
  if (!outcome.ok) {
    if (outcome.code !== "VALIDATION") return outcome;
    return invalid(String(outcome.details["field"]), String(outcome.details["message"]));
  }
  const { payment } = outcome.reply;
  const paddles = await paddlesOf(queueId, user, context);
  return ok({ paddle: paddles.find((paddle) => paddle.number === outcome.reply.number)!, payment });
};

interface Admission {
  readonly queueId: number;
  readonly id: number;
  /** Id of the file. */
  readonly signature: number;
  /** Null: the next free one. */
  readonly number: number | null;
  /** Of the contract. */
  readonly version: string;
}

/** Signs the contract and gives the paddle. Returns its number, or why not. Inside a write. */
async function admit(
  db: Database,
  { queueId, id, signature, number: wanted, version }: Admission,
  by: Pick<Act, "at" | "address"> & { readonly userId: number },
): Promise<number | Refused<AdmitCode>> {
  const person = await walkInById(db, id);
  if (!person) return { ok: false, code: "NOT_FOUND", details: {} };
  if (!person.verified) return stale("The phone is not verified");
  const number = wanted ?? (await nextNumber(db, queueId));
  if (await findPaddle(db, queueId, number)) return wrong("number", `Paddle ${number} is given already`);
  const of = { from: by.userId, to: id, owner: `profile:${person.profileId}` } as const;
  if (!(await giveDocument(db, signature, of)))
    return wrong("signature", "The signature was not kept: sign again");
  await setSigned(db, person.profileId, version, by.at);
  await insertPaddle(db, { queueId, number, userId: id, givenAt: by.at, givenBy: by.userId });
  const act = { act: "lane.paddle", subject: person.name, reason: `Paddle ${number}` } as const;
  await addToAudit(db, { ...by, ...act, aboutId: id });
  return number;
}

interface Admitted {
  readonly number: number;
  /** Null with a limit. */
  readonly payment: Schema<"Payment"> | null;
}

type AdmitCode = "NOT_FOUND" | "STALE" | "SECOND_PERSON_REQUIRED" | "VALIDATION";

/** A refused field, as a command keeps it. */
const wrong = (field: string, message: string) =>
  ({ ok: false, code: "VALIDATION", details: { field, message } }) as const;

function cardOf({ emirates_id, emirates_id_expires, birth_date }: BodyOf<"registerWalkIn">) {
  return { emirates_id, emirates_id_expires, birth_date };
}

const contactOf = ({ phone }: WalkInRow): Contact => ({ kind: "phone", value: phone });

/** Answers with a person, and from when another code may go out. */
async function replyWith(row: WalkInRow, { store, clock }: Context) {
  const subject = verification(contactOf(row), row.userId);
  const next = row.verified ? null : await store.read((db) => resendAt(db, subject, clock.now()));
  return ok(presentWalkIn(row, next));
}

function presentWalkIn({ userId, name, phone, verified }: WalkInRow, next: number | null): Schema<"WalkIn"> {
  const resend_at = next === null ? null : new Date(next).toISOString();
  return { id_user: userId, name, phone, verified, resend_at };
}

function invalid(field: string, message: string): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}
