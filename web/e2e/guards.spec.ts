/** Walks every guarded page as every kind of person: the HTTP status, and the screen that they come to. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { tokenOf } from "./market.ts";

type Kind = components["schemas"]["PersonKind"];

/** Here: the page itself. Sign-in: after which it leads back. Account: where the missing step is named. On: where they may be. */
type Verdict = "here" | "sign-in" | "account" | "on" | "not-found";

interface Reader {
  readonly who: Kind | "anonymous";
  /** Whether staff accepted a profile of theirs. */
  readonly isOk?: boolean;
  readonly isStaff?: boolean;
}

const READERS: readonly Reader[] = [
  { who: "anonymous" },
  { who: "unsigned" },
  { who: "standby" },
  { who: "buyer", isOk: true },
  { who: "seller", isOk: true },
  { who: "auctioneer" },
  { who: "backoffice", isStaff: true },
  { who: "manager", isStaff: true },
  { who: "admin", isStaff: true },
];

type Rule = (reader: Reader) => Verdict;
const signedIn: Rule = ({ who }) => (who === "anonymous" ? "sign-in" : "here");
const okOnly: Rule = (reader) => (reader.isOk || reader.who === "anonymous" ? signedIn(reader) : "account");
const staffOnly: Rule = ({ isStaff }) => (isStaff ? "here" : "not-found");
const signedOutOnly: Rule = ({ who }) => (who === "anonymous" ? "here" : "on");
const setUser: Rule = () => "here";

const PAGES: readonly (readonly [string, Rule])[] = [
  ["/account/delete", setUser],
  ["/auction", setUser],
  ["/account", signedIn],
  ["/auction/workbook", signedIn],
  ["/buying", signedIn],
  ["/sale", signedIn],
  ["/queue/current", signedIn],
  ["/dashboard/static", signedIn],
  ["/dashboard/standard", signedIn],
  ["/deposit", okOnly],
  ["/clients", staffOnly],
  ["/signin", signedOutOnly],
  ["/signup", signedOutOnly],
  ["/recovery", signedOutOnly],
];

/** Their two verdicts tell each rule from the others, so they try every page. */
const TRY_ALL = ["anonymous", "unsigned"];

/**
 * CI walks these three, `npm run proof` all. They show all verdicts of all rules but one: an accepted profile opens
 * /deposit, as the journeys of deposits do.
 */
const IN_CI = [...TRY_ALL, "backoffice"];

/** The pages that a reader tries: all, or one of each rule. */
function pagesFor({ who }: Reader) {
  if (TRY_ALL.includes(who)) return PAGES;
  return PAGES.filter(([path, rule]) => PAGES.find((each) => each[1] === rule)?.[0] === path);
}

for (const reader of READERS) {
  // @proves 6.rule.signed-out-only-signin-signup-recovery
  // @proves 2.guard.set-user
  // @proves 2.guard.signed-in
  // @proves 2.guard.signed-out-only
  // @proves 2.guard.ok-only
  // @proves 2.guard.backoffice-only
  // @proves 2.message.other-status-looks-like-you-re
  const tag = IN_CI.includes(reader.who) ? [] : "@proof";
  test(
    `each guarded page is there, or not, for: ${reader.who}`,
    { tag },
    async ({ page, context, request, baseURL }) => {
      if (reader.who !== "anonymous") {
        const token = await tokenOf(request, reader.who);
        await context.addCookies([{ name: "token", value: token, url: baseURL! }]);
      }
      for (const [path, rule] of pagesFor(reader)) {
        const verdict = rule(reader);
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(verdict === "not-found" ? 404 : 200);
        await expect(page, path).toHaveURL(urlOf(path, verdict, homeOf(reader)));
        const lost = page.getByText("Looks like you’re lost in space");
        await expect(lost, path).toHaveCount(verdict === "not-found" ? 1 : 0);
      }
    },
  );
}

/** Where somebody works: staff at the desk, auctioneers at their lanes. */
function homeOf({ who, isStaff }: Reader): string {
  if (who === "auctioneer") return "/queue/current";
  return isStaff ? "/clients" : "/auction";
}

function urlOf(path: string, verdict: Verdict, home: string): (url: URL) => boolean {
  return ({ pathname, searchParams }: URL) => {
    if (verdict === "sign-in") return pathname === "/signin" && searchParams.get("next") === path;
    if (verdict === "account") return pathname === "/account" && searchParams.get("for") === path;
    return pathname === (verdict === "on" ? home : path);
  };
}
