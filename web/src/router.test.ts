/** Tests of `router.tsx`. */
import { expect, it, vi } from "vitest";

const { state } = vi.hoisted(() => ({ state: { running: 0, most: 0, ends: [] as (() => void)[] } }));

vi.mock("./routeTree.gen.ts", () => ({ routeTree: {} }));
vi.mock("./lib/address/locale.ts", () => ({
  visitUnderEn: () => false,
  withLocale: (path: string) => path,
  withoutLocale: (path: string) => path,
}));
vi.mock("@tanstack/react-router", () => ({
  createRouter: () => ({
    subscribe: () => () => undefined,
    preloadRoute: async () => {
      state.running++;
      state.most = Math.max(state.most, state.running);
      await new Promise<void>((resolve) => state.ends.push(resolve));
      state.running--;
    },
  }),
}));

// @proves 9.constant.route-prefetch-limit-4-concurrent
it("at most four pages are preloaded at once; the others wait for their turn", async () => {
  const { router } = await import("./router.tsx");
  const all = Array.from({ length: 9 }, () => router.preloadRoute({ to: "/auction" }));
  await vi.waitFor(() => expect(state.running).toBe(4));
  while (state.ends.length > 0) {
    for (const end of state.ends.splice(0)) end();
    await new Promise((done) => setImmediate(done));
  }
  await Promise.all(all);
  expect(state).toMatchObject({ running: 0, most: 4 });
});
