import journeys from "./playwright.config.ts";

/** The screens that matter, pixel by pixel: `npm run screenshots` draws the pictures anew, CI compares. */
export default {
  ...journeys,
  outputDir: "../.data/e2e/screenshots",
  testDir: "e2e/screenshots",
  testMatch: "**/*.screens.ts",
  snapshotPathTemplate: "{testDir}/{projectName}/{arg}{ext}",
  // One for each screen size. The screens of a size share a server and keep their order.
  workers: 2,
  fullyParallel: false,
  use: {
    ...journeys.use,
    // The app's policy allows no inline style, and `still.css` is one.
    bypassCSP: true,
    launchOptions: { ...journeys.use?.launchOptions, args: ["--font-render-hinting=none"] },
  },
};
