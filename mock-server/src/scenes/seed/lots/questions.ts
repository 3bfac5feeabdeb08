/** Gives lots of a scene the questions of bidders, most of them with the answer of the seller. */
import { questionTerms } from "../../../domain/lot/terms.ts";
import { HOUR_MS } from "../calendar.ts";
import { randomFrom } from "../random.ts";
import type { LotSeed, QuestionSeed } from "../types.ts";

/** Bots that bid. */
const ASKERS = { from: 201, count: 20 };
/** Every so many lots on sale have a question that waits. */
const WAITING = 24;
const MOST_QUESTIONS = 3;

const TALKS: Readonly<Record<LotSeed["kind"], readonly (readonly [question: string, answer: string])[]>> = {
  vehicle: [
    ["Is there one key or two?", "Two keys, both with remote control."],
    ["When was the last service?", "Four months ago, with an oil change. The invoice comes with the car."],
    ["Are the tyres the same age all round?", "No. The year of each one is in the condition list."],
    ["Is any finance open on it?", "None. The registration has no mark of a bank."],
    ["Was it ever used as a rental?", "No, it was driven privately."],
    ["Does the air conditioning cool in the rear as well?", "Yes, it was checked with the engine warm."],
    ["Can it be driven away on the day of the pickup?", "Yes. It is insured for the road until then."],
  ],
  apartment: [
    ["Is the parking space on the title deed?", "Yes, the space is on the deed with its number."],
    ["Is cooling part of the service charge?", "No. It is billed by meter, about AED 420 a month."],
    ["Are there open service charges?", "No, they are paid until the end of the quarter."],
    ["Which way does the balcony face?", "To the north-west, so it has shade until the afternoon."],
    ["Do the appliances stay?", "Yes: oven, hob, dishwasher and washing machine."],
    ["Is short-term letting allowed in the building?", "Yes, with a permit of the tourism department."],
  ],
};

/** Returns the lots with their questions; `now` in ms. */
export function withQuestions(lots: readonly LotSeed[], seed: number, now: number): LotSeed[] {
  return lots.map((lot) => {
    const questions = questionsOf(lot, seed, now);
    return questions.length > 0 ? { ...lot, questions } : lot;
  });
}

function questionsOf(
  { id, kind, plan, approvedAt, endsAt }: LotSeed,
  seed: number,
  now: number,
): QuestionSeed[] {
  if (approvedAt === null) return [];
  const random = randomFrom(`${seed}/questions/${id}`);
  const talks = TALKS[kind];
  const first = random.int(0, talks.length - 1);
  const isOnSale = plan === "open" || plan === "upcoming";
  const closedAt = endsAt - questionTerms.closedBeforeEndMs;
  const until = Math.min(now, closedAt);
  const asked: QuestionSeed[] = [];
  for (let n = 0; n < random.int(0, MOST_QUESTIONS); n++) {
    const [text, answer] = talks[(first + n) % talks.length]!;
    const askedAt = approvedAt + Math.round((n * 9 + random.between(1, 8)) * HOUR_MS);
    const answeredAt = askedAt + Math.round(random.between(0.3, 9) * HOUR_MS);
    if (answeredAt < until)
      asked.push({ userId: asker(random.int(0, ASKERS.count - 1)), text, askedAt, answer, answeredAt });
  }
  const [text] = talks[(first + MOST_QUESTIONS) % talks.length]!;
  const askedAt = now - Math.round(random.between(0.5, 3) * HOUR_MS);
  if (isOnSale && id % WAITING === 0 && now < closedAt && askedAt > approvedAt)
    asked.push({ userId: asker(id % ASKERS.count), text, askedAt, answer: null, answeredAt: null });
  return asked;
}

const asker = (n: number) => ASKERS.from + n;
