/** Cases of profiles and their contract, for a person who has just signed up. */
import type { Step } from "../base/test-data.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import type { Answered, Answers } from "../base/target.ts";
import { newKey } from "../base/target.ts";

const person = () => ({
  firstName: "Hala",
  lastName: "Nasser",
  phone: `+97158${String(Date.now() % 10_000_000).padStart(7, "0")}`,
  email: `${newKey()}@contract.marsa.test`,
  password: "a-password-of-theirs",
  adult: true,
  terms: "contract",
});

const tokenIn = ([signedUp]: Answers): string => signedUp?.body.access_token;
const profileIn = ([, , made]: Answers): number => made?.body.data.id_profile;

function licence(): FormData {
  const form = new FormData();
  form.set("kind", "licence");
  form.set("file", new Blob(["%PDF-1.4\n%%EOF\n"]), "licence.pdf");
  return form;
}

const company = (uploaded: Answered | undefined) => ({
  type: "buyer",
  form: "company",
  company_name: "Nasser Trading LLC",
  address: "Al Quoz 3, Dubai",
  licence_number: "CN-1234567",
  licence_files: [uploaded?.body.data.id_file],
  ceo_name: "Hala Nasser",
});

const signUp: Step = { id: "signup", call: () => ({ body: person() }) };
const upload: Step = { id: "uploadFile", call: (_, before) => ({ token: tokenIn(before), form: licence() }) };
const create: Step = {
  id: "createProfile",
  call: (_, before) => ({ token: tokenIn(before), body: company(before[1]) }),
};
const askToSign: Step = {
  id: "signContractInit",
  call: (_, before) => ({ token: tokenIn(before), body: { id_profile: profileIn(before) } }),
};
const readInbox: Step = {
  id: "getInbox",
  call: (_, [signedUp]) => ({ query: { to: signedUp?.body.data.user.email } }),
};
const codeIn = ([, , , , inbox]: Answers): string =>
  inbox?.body.data.find(({ code }: { code: string | null }) => code !== null).code;

export const profileSuccesses: readonly Case[] = [
  { ...success("createProfile", create.call), after: [signUp, upload] },
  {
    ...success("getProfile", (_, before) => ({ token: tokenIn(before), path: { id: profileIn(before) } })),
    after: [signUp, upload, create],
  },
  { ...success("signContractInit", askToSign.call), after: [signUp, upload, create] },
  {
    ...success("signContractConfirm", (_, before) => ({
      token: tokenIn(before),
      body: { id_profile: profileIn(before), code: codeIn(before) },
    })),
    after: [signUp, upload, create, askToSign, readInbox],
  },
  {
    ...success("useProfile", (_, before) => ({
      token: tokenIn(before),
      body: { id_profile: profileIn(before) },
    })),
    after: [signUp, upload, create],
  },
];

export const profileRefusals: readonly Case[] = [
  refused("createProfile", "requires the name of a company", 422, "VALIDATION", ({ bidder }) => ({
    token: bidder,
    body: { type: "buyer", form: "company" },
  })),
  {
    ...refused(
      "createProfile",
      "leaves an approved one as it is",
      409,
      "STALE",
      ({ bidder }, [uploaded]) => ({
        token: bidder,
        body: company(uploaded),
      }),
    ),
    after: [{ id: "uploadFile", call: ({ bidder }) => ({ token: bidder, form: licence() }) }],
  },
  refused("getProfile", "refuses the profile of another person", 404, "NOT_FOUND", ({ bidder, client }) => ({
    token: bidder,
    path: { id: client },
  })),
  refused(
    "signContractInit",
    "is only for the person's own profile",
    404,
    "NOT_FOUND",
    ({ bidder, client }) => ({
      token: bidder,
      body: { id_profile: client },
    }),
  ),
  refused(
    "signContractConfirm",
    "is only for the person's own profile",
    404,
    "NOT_FOUND",
    ({ bidder, client }) => ({
      token: bidder,
      body: { id_profile: client, code: "000000" },
    }),
  ),
  {
    ...refused(
      "signContractConfirm",
      "refuses a code that was not sent",
      422,
      "CODE_EXPIRED",
      (_, before) => ({
        token: tokenIn(before),
        body: { id_profile: profileIn(before), code: "000000" },
      }),
    ),
    after: [signUp, upload, create],
  },
  refused("useProfile", "refuses an unknown profile", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_profile: UNKNOWN_ID },
  })),
];
