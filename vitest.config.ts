import { defineConfig } from "vitest/config";

/** One runner for every workspace but the browser journeys (Playwright, web/e2e). */
export default defineConfig({
  test: {
    include: ["{api-spec,realtime,mock-server,web,load-tests}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "web/e2e/**"],
    environment: "node",
    restoreMocks: true,
    sequence: { shuffle: true },
  },
});
