/** Presents questions about lots. */
import type { Schema } from "../../http/handler.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { QuestionRow } from "./repository.ts";

/** Presents a question to a reader; null: nobody signed in. Only its asker learns whose it is. */
export function presentQuestion(row: QuestionRow, readerId: number | null): Schema<"Question"> {
  const { id, text, askedAt, answer, answeredAt, answeredBy, sellerId, userId, closedReason } = row;
  return {
    id_question: id,
    text,
    asked_at: isoOf(askedAt),
    mine: userId === readerId,
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, by: answeredBy === sellerId ? "seller" : "staff", at: isoOf(answeredAt) },
    closed: closedReason,
  };
}
