/** Searches replies for secrets: a reserve, a stored maximum, a token, a password, a hash. */
import { createHash } from "node:crypto";
import { Broken } from "./broken.ts";
import { SECRET, type TestData } from "./test-data.ts";
import type { Send } from "./target.ts";

/** Calls that give a token to its owner. */
const GIVES_TOKENS = /^POST \/(api\/auth\/(signin|signup|verify|factors\/check)|_mock\/tokens)$/;
/** The page of demo accounts shows its password. */
const GIVES_PASSWORDS = /^GET \/_mock\/accounts$/;

/** A snapshot is the whole database. */
const IS_A_DATABASE = /^GET \/_mock\/snapshots\/./;

/** The request log shows the developer what people sent and read, amounts included; its tokens are masked. */
const SHOWS_BODIES = /^GET \/_mock\/log(\/har)?$/;

interface Secret {
  readonly what: string;
  readonly pattern: RegExp;
  /** Returns whether this caller may read the secret, by their token. */
  readonly mayKnow: (asked: string, token: string | null) => boolean;
}

/** Wraps a server: a reply that reveals a secret of the testData throws a Broken that names the call. */
export function guarded(send: Send, testData: TestData): Send {
  const secrets = secretsOf(testData);
  return async (path, init) => {
    const response = await send(path, init);
    const asked = `${init.method} ${path.split("?")[0]}`;
    if (IS_A_DATABASE.test(asked)) return response;
    const text = await response.clone().text();
    const token = /^Bearer (.*)$/.exec(new Headers(init.headers).get("authorization") ?? "")?.[1] ?? null;
    const leak = secrets.find(({ pattern, mayKnow }) => pattern.test(text) && !mayKnow(asked, token));
    if (leak) throw new Broken(`${asked} answered ${response.status} and reveals ${leak.what}`);
    return response;
  };
}

const nobody = () => false;

function secretsOf(testData: TestData): Secret[] {
  const { people, bidder, rival, poor, leaver, secretBidder, account } = testData;
  const staff = new Set([people.backoffice, people.manager, people.admin]);
  const tokens = [...Object.values(people), bidder, rival, poor, leaver, secretBidder];
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  return [
    {
      what: "a reserve that is not reached",
      pattern: amount(SECRET.reserve),
      mayKnow: (asked, token) => SHOWS_BODIES.test(asked) || (token !== null && staff.has(token)),
    },
    {
      what: "a stored maximum that is not beaten",
      pattern: amount(SECRET.maximum),
      mayKnow: (asked, token) => SHOWS_BODIES.test(asked) || token === secretBidder,
    },
    { what: "a token", pattern: anyOf(tokens), mayKnow: (asked) => GIVES_TOKENS.test(asked) },
    { what: "the hash of a token", pattern: anyOf(hashes), mayKnow: nobody },
    { what: "the hash of a password", pattern: /\$argon2|\$2[aby]\$|\$scrypt/, mayKnow: nobody },
    {
      what: "a password",
      pattern: anyOf([account.password]),
      mayKnow: (asked) => GIVES_PASSWORDS.test(asked),
    },
  ];
}

/** An amount in the form of a program or a person: 104729 or 104,729. */
function amount(aed: number): RegExp {
  const grouped = aed.toLocaleString("en-US").replaceAll(",", ",?");
  return new RegExp(String.raw`(?<![\d.])${grouped}(?!\d)`);
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(words.map((word) => word.replaceAll(/[^\w]/g, String.raw`\$&`)).join("|"));
}
