import journeys from "./playwright.config.ts";

/** What screens cost, measured in a browser: `npm run budgets`. Each brings a server of its own. */
const { webServer: _, projects, ...config } = journeys;
export default {
  ...config,
  // What is measured of the lot's page has journeys of its own, on their server.
  projects: projects?.filter(({ name }) => name !== "measured"),
  testMatch: "**/*.budgets.ts",
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [["./e2e/budgets-reporter.ts"]],
};
