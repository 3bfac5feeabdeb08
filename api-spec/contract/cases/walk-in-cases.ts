/** Cases of people at the door of a lane with the room. */
import { exampleOf } from "../base/example.ts";
import { published, queueOf, thawed, withRoom } from "../base/lane-setting.ts";
import type { Answers } from "../base/target.ts";
import { newKey } from "../base/target.ts";
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

/** A person whom no other case has met. */
const number = () => String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
const card = () => ({
  firstName: "Khalifa",
  lastName: "Al Marri",
  phone: `+97155${number()}`,
  emirates_id: `784-1988-${number()}-3`,
  emirates_id_expires: "2099-09-30",
  birth_date: "1988-05-09",
});

const register: Step["call"] = ({ people }, before) => ({
  token: people.backoffice,
  body: { id_queue: queueOf(before), ...card() },
});
const walkIn = (before: Answers) =>
  before.findLast(({ body }) => body?.data?.resend_at !== undefined)?.body.data;
const registered: Step[] = [...withRoom(published()), { id: "registerWalkIn", call: register }];
const asked: Step[] = [
  ...registered,
  { id: "getInbox", call: (_, before) => ({ query: { to: walkIn(before).phone } }) },
];
const enter = (code?: string): Step["call"] => {
  return ({ people }, before) => ({
    token: people.backoffice,
    body: {
      id_user: walkIn(before).id_user,
      code: code ?? before.at(-1)?.body.data.find((sent: { code: string | null }) => sent.code !== null).code,
    },
  });
};

function signature(): FormData {
  const form = new FormData();
  form.set("kind", "document");
  form.set("file", new Blob(["%PDF-1.4\n%%EOF\n"]), "signature.pdf");
  return form;
}
const upload: Step = {
  id: "uploadFile",
  call: ({ people }) => ({ token: people.backoffice, form: signature() }),
};
const verified: Step[] = [...asked, { id: "verifyWalkIn", call: enter() }, upload];
const admitFor =
  (money: { deposit?: number; limit?: number }): Step["call"] =>
  ({ people }, before) => ({
    token: people.backoffice,
    key: newKey(),
    body: {
      id_queue: queueOf(before),
      id_user: walkIn(before).id_user,
      signature: before.at(-1)?.body.data.id_file,
      ...money,
    },
  });
const admit = admitFor({ deposit: 30_000 });

/** The card of the last person who got a paddle with it. */
let known = card();
const registerKnown: Step = {
  id: "registerWalkIn",
  call: ({ people }, before) => {
    known = card();
    return { token: people.backoffice, body: { id_queue: queueOf(before), ...known } };
  },
};

const at = (one: Case, after: readonly Step[]): Case => ({ ...one, after, afterwards: [thawed] });
const byClerk =
  (id: "registerWalkIn" | "verifyWalkIn" | "admitWalkIn", body: object): Step["call"] =>
  ({ people }) => ({
    ...exampleOf(id),
    token: people.backoffice,
    ...(id === "admitWalkIn" && { key: newKey() }),
    body: { ...(exampleOf(id).body as object), ...body },
  });

export const walkInSuccesses: readonly Case[] = [
  at(success("registerWalkIn", register), withRoom(published())),
  at(success("verifyWalkIn", enter()), asked),
  at(success("admitWalkIn", admit), verified),
  at(success("admitWalkIn", admitFor({ limit: 40_000 }), "answers with a limit"), verified),
];

export const walkInRefusals: readonly Case[] = [
  ...(["registerWalkIn", "verifyWalkIn", "admitWalkIn"] as const).map((id) =>
    refused(id, "is only for the back office", 403, "ROLE_FORBIDDEN", ({ people }) => ({
      ...exampleOf(id),
      token: people.auctioneer,
      ...(id === "admitWalkIn" && { key: newKey() }),
    })),
  ),
  refused(
    "registerWalkIn",
    "refuses an unknown lane",
    404,
    "NOT_FOUND",
    byClerk("registerWalkIn", { ...card(), id_queue: UNKNOWN_ID }),
  ),
  at(refused("registerWalkIn", "refuses a lane without the room", 409, "STALE", register), published()),
  at(
    refused(
      "registerWalkIn",
      "refuses a card that is no Emirates ID",
      422,
      "VALIDATION",
      ({ people }, before) => ({
        token: people.backoffice,
        body: { id_queue: queueOf(before), ...card(), emirates_id: "12" },
      }),
    ),
    withRoom(published()),
  ),
  at(
    refused(
      "registerWalkIn",
      "refuses the document of another client",
      422,
      "VALIDATION",
      ({ people }, before) => ({
        token: people.backoffice,
        body: { id_queue: queueOf(before), ...card(), emirates_id: known.emirates_id },
      }),
    ),
    [
      ...verified.map((step) => (step.id === "registerWalkIn" ? registerKnown : step)),
      { id: "admitWalkIn", call: admit },
    ],
  ),
  refused(
    "verifyWalkIn",
    "refuses an unknown person",
    404,
    "NOT_FOUND",
    byClerk("verifyWalkIn", { id_user: UNKNOWN_ID }),
  ),
  at(refused("verifyWalkIn", "refuses a code that was not sent", 422, "CODE_WRONG", enter("0000000")), asked),
  refused(
    "admitWalkIn",
    "refuses an unknown lane",
    404,
    "NOT_FOUND",
    byClerk("admitWalkIn", { id_queue: UNKNOWN_ID }),
  ),
  at(refused("admitWalkIn", "refuses neither deposit nor limit", 422, "VALIDATION", admitFor({})), verified),
  at(refused("admitWalkIn", "refuses a phone that is not verified", 409, "STALE", admit), [
    ...registered,
    upload,
  ]),
  at(
    refused(
      "admitWalkIn",
      "refuses a signature that is not there",
      422,
      "VALIDATION",
      ({ people }, before) => ({
        token: people.backoffice,
        key: newKey(),
        body: {
          id_queue: queueOf(before),
          id_user: walkIn(before).id_user,
          signature: UNKNOWN_ID,
          deposit: 30_000,
        },
      }),
    ),
    verified,
  ),
];
