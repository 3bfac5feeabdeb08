import { statfsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/**
 * Specs that `npm test` leaves to CI, so that it stays under eight minutes: JOURNEYS=core is without them, =more is they.
 */
const MORE = [
  "**/*accessibility.spec.ts",
  "**/addresses.spec.ts",
  "**/bid-outcome.spec.ts",
  "**/blocked-data.spec.ts",
  "**/clients.spec.ts",
  "**/dashboards*.spec.ts",
  "**/decision.spec.ts",
  "**/deposit*.spec.ts",
  "**/developer.spec.ts",
  "**/first-bid.spec.ts",
  "**/focus-returns.spec.ts",
  "**/lane-ask.spec.ts",
  "**/lane-evening.spec.ts",
  "**/lane-live.spec.ts",
  "**/lane-compose.spec.ts",
  "**/lane-conflict.spec.ts",
  "**/lane-absentee.spec.ts",
  "**/lane-clerk.spec.ts",
  "**/lane-door.spec.ts",
  "**/lane-desk-room.spec.ts",
  "**/lane-fees.spec.ts",
  "**/lane-hand.spec.ts",
  "**/lane-console.spec.ts",
  "**/lane-handover.spec.ts",
  "**/lane-rooms.spec.ts",
  "**/lane-rehearsal.spec.ts",
  "**/lane-replay.spec.ts",
  "**/lane-report.spec.ts",
  "**/layout-shift.spec.ts",
  "**/long-names.spec.ts",
  "**/moderation.spec.ts",
  "**/notifications.spec.ts",
  "**/offers.spec.ts",
  "**/push.spec.ts",
  "**/oldest-browser.spec.ts",
  "**/own-front-end.spec.ts",
  "**/own-world.spec.ts",
  "**/profile.spec.ts",
  "**/realtime-failure.spec.ts",
  "**/receipt.spec.ts",
  "**/reference.spec.ts",
  "**/report.spec.ts",
  "**/reports.spec.ts",
  "**/right-to-left.spec.ts",
  "**/selling-edit.spec.ts",
  "**/selling-photos.spec.ts",
  "**/sale*.spec.ts",
  "**/side-by-side*.spec.ts",
  "**/slow-line.spec.ts",
  "**/smart-examples.spec.ts",
  "**/soft-close.spec.ts",
  "**/services.spec.ts",
  "**/settlements.spec.ts",
  "**/staff-calls.spec.ts",
  "**/staff-money.spec.ts",
  "**/draft-to-bid.spec.ts",
  "**/guards.spec.ts",
  "**/hostile*.spec.ts",
  "**/first-bid-strip.spec.ts",
  "**/second-profile.spec.ts",
  "**/wide-words.spec.ts",
  "**/won.spec.ts",
  "**/translated.spec.ts",
  "**/two-step.spec.ts",
  "**/zoom.spec.ts",
];
/** Core specs that `npm test` walks on both sizes: a phone has rows and bid sheets of its own. */
const PHONE_FIRST = ["**/buying.spec.ts", "**/lane-room.spec.ts", "**/two-bidders.spec.ts"];
/** Measurements run alone, since a second browser beside them would be measured, too. Part of `npm run proof`. */
const MEASURED = "**/lot-goals.spec.ts";
/** Minutes of presses on every button, at a desk alone. */
const DESK_ALONE = "**/hostile-dialogs.spec.ts";
const part = process.env["JOURNEYS"] ?? "all";
/**
 * A whole part records the actions and the console of each journey, and a screenshot of a failure. A journey that is run
 * again alone records every request and picture of the page too, which costs a quarter of its processor time.
 */
const LIGHT_TRACE = { mode: "retain-on-failure", screenshots: false, snapshots: false } as const;
const router = process.env["ROUTER"] ?? "embedded";
const executablePath = process.env["CHROMIUM_PATH"];

/**
 * Playwright makes Chromium keep its shared memory in files, for containers with a small /dev/shm. Elsewhere these files
 * are a tenth of the processor time of a journey.
 */
const SHARED_MEMORY_BYTES = 1024 ** 3;
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
};

/**
 * Limit of a press, of a page that opens and of a state that is awaited. A busy machine is slow, not wrong: patience
 * costs nothing where all is well.
 */
const PATIENCE_MS = 60_000;

const NONE = "**/none";
/**
 * The journeys of a screen size in each part. CI walks a further journey at one size: at a desk, or on a phone if it has
 * the tag @phone. It leaves those with the tag @proof to `npm run proof`, which walks the other size, too (rest).
 */
const DESKTOP = {
  core: { testIgnore: [...MORE, MEASURED] },
  more: { testMatch: MORE, grepInvert: /@phone|@proof/ },
  rest: { testMatch: MORE, grep: /@phone|@proof/ },
  all: { testIgnore: MEASURED },
  measured: { testMatch: NONE },
};
const PHONE = {
  core: { testMatch: PHONE_FIRST },
  more: { testIgnore: MEASURED, grep: /@phone/ },
  rest: { testIgnore: [...PHONE_FIRST, DESK_ALONE, MEASURED], grepInvert: /@phone/ },
  all: { testIgnore: MEASURED },
  measured: { testMatch: NONE },
};
if (!isPart(part)) throw new Error(`JOURNEYS is one of ${Object.keys(DESKTOP).join(", ")}.`);

/**
 * Journeys of people through the built app. Each worker has a server of its own with a fresh database (e2e/journey.ts).
 * CHROMIUM_PATH names the browser (web/e2e/browser.mjs finds one); ROUTER=crossbar runs them over a real Crossbar.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: `../.data/e2e/${part}-${router}`,
  fullyParallel: true,
  // Journeys wait for clocks and timers an eighth of their time; on two cores, a third worker uses it.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: true,
  // CI reports a journey that passes only the second time as RETRIED, with where and why it failed: a fault to be
  // found, but no reason to refuse the work of others. At home it fails at once.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [[process.env["CI"] ? "line" : "list"], ["./e2e/count-reporter.ts"]],
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: "en-US",
    timezoneId: "Asia/Dubai",
    trace: part === "all" ? "retain-on-failure" : LIGHT_TRACE,
    screenshot: "only-on-failure",
    // Core journeys have the service worker, as users do; it installs itself anew in every journey.
    serviceWorkers: part === "more" ? "block" : "allow",
    launchOptions,
  },
  projects: [
    { name: "desktop", ...DESKTOP[part], use: { viewport: { width: 1440, height: 1000 } } },
    {
      name: "phone",
      ...PHONE[part],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...(part === "measured"
      ? [
          {
            name: "measured",
            testMatch: MEASURED,
            workers: 1,
            use: { viewport: { width: 1440, height: 1000 } },
          },
        ]
      : []),
  ],
});

function isPart(word: string): word is keyof typeof DESKTOP {
  return Object.hasOwn(DESKTOP, word);
}

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}
