import journeys from "./playwright.config.ts";

/** What screens cost, measured in a browser: `npm run budgets`. Each brings a server of its own. */
export default {
  ...journeys,
  outputDir: "../.data/e2e/budgets",
  testMatch: "**/*.budgets.ts",
  workers: 1,
  fullyParallel: false,
  reporter: [["./e2e/budgets-reporter.ts"]],
};
