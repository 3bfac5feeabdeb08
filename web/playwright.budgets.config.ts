import journeys from "./playwright.config.ts";

/** What screens cost, measured in a browser: `npm run budgets`. Each brings a server of its own. */
const { webServer: _, ...config } = journeys;
export default {
  ...config,
  testMatch: "**/*.budgets.ts",
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [["./e2e/budgets-reporter.ts"]],
};
