import { defineConfig } from "@playwright/test";

/**
 * Journeys of people through the built app, against a server of their own with a fresh database.
 * CHROMIUM_PATH names the browser (web/e2e/browser.mjs finds one); ROUTER=crossbar runs them over a real Crossbar.
 */
const port = Number(process.env["E2E_PORT"] ?? 4390);
const ci = Boolean(process.env["CI"]);
/**
 * Specs that `npm test` leaves to CI, so that it stays under ten minutes: JOURNEYS=core is without them, =more is they,
 * and on the phone also the journeys whose way differs little from the desk's.
 */
const MORE = [
  "**/*accessibility.spec.ts",
  "**/bid-fate.spec.ts",
  "**/dashboards*.spec.ts",
  "**/lane-evening.spec.ts",
  "**/lane-live.spec.ts",
  "**/lane-conflict.spec.ts",
  "**/lane-console.spec.ts",
  "**/lane-handover.spec.ts",
  "**/lane-rooms.spec.ts",
  "**/lane-rehearsal.spec.ts",
  "**/lane-replay.spec.ts",
  "**/notifications.spec.ts",
  "**/profile.spec.ts",
  "**/receipt.spec.ts",
  "**/reference.spec.ts",
  "**/right-to-left.spec.ts",
  "**/smart-examples.spec.ts",
];
/** Where a phone has a way of its own: rows and bid sheets. */
const PHONE_FIRST = ["**/buying.spec.ts", "**/lane-room.spec.ts", "**/two-bidders.spec.ts"];
/** What is measured: by itself, when all else is over; a second browser beside it would be measured, too. Belongs to more. */
const MEASURED = "**/lot-goals.spec.ts";
const part = process.env["JOURNEYS"];
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "e2e",
  outputDir: "../.data/e2e/results",
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong: patience costs nothing where all is well.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Further tries in CI alone, where a machine may be slow beyond reason; who needed one is named at the end.
  retries: ci ? 2 : 0,
  reporter: [[ci ? "line" : "list"], ["./e2e/flaky-reporter.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-US",
    timezoneId: "Asia/Dubai",
    trace: "retain-on-failure",
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: "desktop",
      testIgnore: part === "core" ? [...MORE, MEASURED] : MEASURED,
      ...(part === "more" && { testMatch: MORE }),
      use: { viewport: { width: 1440, height: 1000 } },
    },
    {
      name: "phone",
      ...(part === "core" && { testMatch: PHONE_FIRST }),
      testIgnore: part === "more" ? [...PHONE_FIRST, MEASURED] : MEASURED,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...(part === "core"
      ? []
      : [
          {
            name: "measured",
            testMatch: MEASURED,
            workers: 1,
            // By hand it is run alone.
            ...(part === "more" && { dependencies: ["desktop", "phone"] }),
            use: { viewport: { width: 1440, height: 1000 } },
          },
        ]),
  ],
  webServer: {
    command: "node e2e/server.ts",
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    env: { PORT: String(port), ROUTER: process.env["ROUTER"] ?? "embedded" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
