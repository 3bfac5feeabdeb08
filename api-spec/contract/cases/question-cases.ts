/** Cases of the seller of a lot, and of questions: asked, answered, closed and listed. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import type { Answers } from "../base/target.ts";

/** A seller and their lot, which ends long after questions close. */
const made: readonly Step[] = [
  { id: "makeTokens", call: () => ({ body: { count: 1, as: "seller" } }) },
  {
    id: "makeLots",
    call: (_, [seller]) => ({
      body: {
        count: 1,
        start_price: 1_000,
        step: 100,
        seconds: 86_400,
        seller: seller?.body.data[0].id_user,
      },
    }),
  },
];
const sellerIn = ([seller]: Answers): string => seller?.body.data[0].access_token;
const lotIn = ([, lots]: Answers): number => lots?.body.data.ids[0];
const questionIn = (before: Answers): number => before[2]?.body.data.id_question;

const ask: Case["call"] = ({ bidder }, before) => ({
  token: bidder,
  body: { id_auction: lotIn(before), text: "Was the gearbox replaced?" },
});
const asked: readonly Step[] = [...made, { id: "askQuestion", call: ask }];
const answer: Case["call"] = (_, before) => ({
  token: sellerIn(before),
  body: { id_question: questionIn(before), text: "No, it is the first one." },
});
const answered: readonly Step[] = [...asked, { id: "answerQuestion", call: answer }];
const close: Case["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { id_question: questionIn(before), reason: "It asks for something else" },
});
const unknown = { id_question: UNKNOWN_ID, text: "No." };

export const questionSuccesses: readonly Case[] = [
  { ...success("getSeller", (_, before) => ({ path: { id: lotIn(before) } })), after: made },
  { ...success("askQuestion", ask), after: made },
  { ...success("answerQuestion", answer), after: asked },
  { ...success("listQuestions", (_, before) => ({ path: { id: lotIn(before) } })), after: answered },
  { ...success("listSaleQuestions", (_, before) => ({ token: sellerIn(before), body: {} })), after: asked },
  {
    ...success("listStaffQuestions", ({ people }) => ({ token: people.backoffice, body: {} })),
    after: asked,
  },
  { ...success("closeQuestion", close), after: asked },
];

export const questionRefusals: readonly Case[] = [
  refused("getSeller", "refuses an unknown lot", 404, "NOT_FOUND", () => ({ path: { id: UNKNOWN_ID } })),
  refused("listQuestions", "refuses an unknown lot", 404, "NOT_FOUND", () => ({ path: { id: UNKNOWN_ID } })),
  refused("askQuestion", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, text: "Was the gearbox replaced?" },
  })),
  {
    ...refused(
      "askQuestion",
      "refuses a deposit that allows no bid",
      402,
      "DEPOSIT_REQUIRED",
      ({ poor }, before) => ({
        token: poor,
        body: { id_auction: lotIn(before), text: "Was the gearbox replaced?" },
      }),
    ),
    after: made,
  },
  {
    ...refused("askQuestion", "refuses a visitor", 403, "REGISTRATION_REQUIRED", (_, before) => ({
      body: { id_auction: lotIn(before), text: "Was the gearbox replaced?" },
    })),
    after: made,
  },
  {
    ...refused("askQuestion", "refuses contact details", 422, "VALIDATION", ({ bidder }, before) => ({
      token: bidder,
      body: { id_auction: lotIn(before), text: "Call me on ٠٥٠ ٣٣٨ ١٢٩٠" },
    })),
    after: made,
  },
  {
    ...refused("askQuestion", "refuses a fourth open question", 409, "QUESTIONS_CLOSED", ask),
    after: [...asked, ...Array.from({ length: 2 }, (): Step => ({ id: "askQuestion", call: ask }))],
  },
  refused("answerQuestion", "refuses an unknown question", 404, "NOT_FOUND", ({ seller }) => ({
    token: seller,
    body: unknown,
  })),
  {
    ...refused("answerQuestion", "refuses its asker", 404, "NOT_FOUND", ({ bidder }, before) => ({
      token: bidder,
      body: { id_question: questionIn(before), text: "No." },
    })),
    after: asked,
  },
  { ...refused("answerQuestion", "refuses a second answer", 409, "STALE", answer), after: answered },
  refused("closeQuestion", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: { id_question: 1, reason: "It asks for something else" },
  })),
  refused("closeQuestion", "refuses an unknown question", 404, "NOT_FOUND", ({ people }) => ({
    token: people.backoffice,
    body: { id_question: UNKNOWN_ID, reason: "It asks for something else" },
  })),
  {
    ...refused("closeQuestion", "refuses a closed one", 409, "STALE", close),
    after: [...asked, { id: "closeQuestion", call: close }],
  },
  refused("listStaffQuestions", "is only for staff", 403, "ROLE_FORBIDDEN", ({ bidder }) => ({
    token: bidder,
    body: {},
  })),
];
