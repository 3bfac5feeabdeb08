/** Shows, asks, answers and closes questions about a lot. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { firstContact } from "@marsa/api-spec/text/contact-words";
import {
  missingToAsk,
  questionsCloseAt,
  refusalOfQuestion,
  takesQuestions,
} from "../../domain/bidding/questions.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { publishHistory } from "../../tables/lots/history/add-history.ts";
import { watchersOfLot } from "../../tables/lots/endings.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { notify } from "../../tables/notices/notify.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { presentQuestion } from "./presenter.ts";
import {
  addQuestion,
  findQuestion,
  openOf,
  questionsOf,
  readableLot,
  settleQuestion,
  stakeOn,
  type QuestionRow,
} from "./repository.ts";

/** GET /auction/lot/{id}/questions */
export const listQuestions: Handler<"listQuestions"> = async ({ params, user }, { store, clock, terms }) => {
  const userId = user?.id ?? null;
  const now = clock.now();
  const found = await store.read(async (db) => {
    const lot = await readableLot(db, params.id, user);
    if (!lot) return null;
    const all = user !== null && (user.id === lot.sellerId || isBackOffice(user));
    return {
      lot,
      rows: await questionsOf(db, lot.id, { userId, all }),
      stake: userId === null ? null : await stakeOn(db, lot.id, userId),
    };
  });
  if (!found) return refuse("NOT_FOUND");
  const { lot, rows, stake } = found;
  const closesAt = questionsCloseAt(lot);
  return ok({
    items: rows.map((row) => presentQuestion(row, userId)),
    open: takesQuestions(lot, now),
    closes_at: closesAt === null ? null : isoOf(closesAt),
    top_up: stake && missingToAsk(lot, stake, terms),
  });
};

/** POST /auction/question: nobody but its asker, the seller and the staff learns of it before the answer. */
export const askQuestion: Handler<"askQuestion"> = async ({ body, user }, { store, clock, terms }) => {
  const person = await store.person(user.id);
  const at = clock.now();
  const text = body.text.trim();
  const asked = await store.writeUnrelated(async (db, notifyUser) => {
    const lot = await readableLot(db, body.id_auction, user);
    if (!lot) return refuse("NOT_FOUND");
    const asker = {
      person,
      stake: await stakeOn(db, lot.id, user.id),
      open: await openOf(db, lot.id, user.id),
    };
    const refused = refusalOfQuestion(lot, asker, at, terms) ?? contactRefusal(text);
    if (refused) return refused;
    const row = await addQuestion(db, { lotId: lot.id, userId: user.id, text, askedAt: at });
    const news = `A bidder asks about ${nameOf(row)}: “${text}”`;
    const link = linkTo(row);
    await notify(db, notifyUser, {
      userId: lot.sellerId,
      kind: "account",
      text: news,
      at,
      lotId: null,
      link,
    });
    return row;
  });
  return "ok" in asked ? asked : ok(presentQuestion(asked, user.id));
};

/** POST /sale/answer: the answer of the seller or the staff, which is final. */
export const answerQuestion: Handler<"answerQuestion"> = async ({ body, user }, { store, clock }) => {
  const at = clock.now();
  const text = body.text.trim();
  const answered = await store.write(async (db, notifyUser, notifyLot) => {
    const asked = await findQuestion(db, body.id_question);
    if (!asked || (asked.sellerId !== user.id && !isBackOffice(user))) return refuse("NOT_FOUND");
    if (asked.answer !== null || asked.closedReason !== null) return refuse("STALE");
    if (!takesQuestions(await findState(db, asked.lotId), at)) return refuse("QUESTIONS_CLOSED");
    const refused = contactRefusal(text);
    if (refused) return refused;
    await settleQuestion(db, asked.id, { answer: text, answeredBy: user.id, answeredAt: at });
    const row = (await findQuestion(db, asked.id))!;
    const by = asked.sellerId === user.id ? "seller" : "staff";
    const cause = `The ${by} answered a question`;
    await publishHistory(db, notifyLot, row.lotId, { kind: "question_answered", userId: null, cause }, at);
    const news = `${by === "seller" ? "The seller" : "Marsa"} answered a question about ${nameOf(row)}: “${row.text}” ${text}`;
    for (const userId of new Set([row.userId, ...(await watchersOfLot(db, row.lotId))])) {
      if (userId === row.sellerId) continue;
      const isAsker = userId === row.userId;
      const kind = isAsker ? "account" : "ending";
      const lotId = isAsker ? null : row.lotId;
      await notify(db, notifyUser, { userId, kind, text: news, at, lotId, link: linkTo(row) });
    }
    return row;
  });
  return "ok" in answered ? answered : ok(presentQuestion(answered, user.id));
};

/** POST /backoffice/questions/close */
export const closeQuestion: Handler<"closeQuestion"> = async ({ body, user, address }, { store, clock }) => {
  const at = clock.now();
  const { id_question: id, reason } = body;
  const closed = await store.writeUnrelated(async (db, notifyUser) => {
    const row = await findQuestion(db, id);
    if (!row) return "NOT_FOUND";
    if (row.closedReason !== null) return "STALE";
    await settleQuestion(db, id, { closedReason: reason.trim() });
    const subject = `Question about ${nameOf(row)}: ${row.text}`;
    await addToAudit(db, {
      at,
      userId: user.id,
      act: "question.close",
      subject,
      reason,
      aboutId: row.userId,
      address,
    });
    const text = `Your question about ${nameOf(row)} was closed: ${reason}`;
    await notify(db, notifyUser, {
      userId: row.userId,
      kind: "account",
      text,
      at,
      lotId: null,
      link: linkTo(row),
    });
    return (await findQuestion(db, id))!;
  });
  return typeof closed === "string" ? refuse(closed) : ok(presentQuestion(closed, user.id));
};

/** Refuses a text with words by which people could meet outside the auction. */
function contactRefusal(text: string) {
  const found = firstContact(text);
  if (found === null) return null;
  const message = `Leave out “${found}”: questions and answers have no contact details`;
  return refuse("VALIDATION", { errors: [{ field: "text", message }] });
}

const nameOf = ({ title, number }: QuestionRow) => `${title} (lot ${number})`;
const linkTo = ({ lotId }: QuestionRow) => `/auction/${lotId}#questions`;
