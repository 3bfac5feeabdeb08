import journeys from "./playwright.config.ts";

/** The screens that matter, pixel by pixel: `npm run screenshots` draws the pictures anew, CI compares. */
const { webServer: _, ...config } = journeys;
export default {
  ...config,
  testDir: "e2e/screenshots",
  testMatch: "**/*.screens.ts",
  snapshotPathTemplate: "{testDir}/{projectName}/{arg}{ext}",
  workers: 1,
  fullyParallel: false,
  retries: 0,
};
