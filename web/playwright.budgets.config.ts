import journeys from "./playwright.config.ts";

/** Costs of screens, measured in a browser: `npm run budgets`. Each brings a server of its own. */
export default {
  ...journeys,
  outputDir: "../.data/e2e/budgets",
  testMatch: "**/*.budgets.ts",
  workers: 1,
  fullyParallel: false,
  reporter: [["./e2e/budgets-reporter.ts"]],
};
