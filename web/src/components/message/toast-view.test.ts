/** Tests of `toast-view.tsx`. */
import { beforeEach, expect, it, vi } from "vitest";

const shown: { duration: number }[] = [];
vi.mock("sonner", () => ({
  toast: { custom: (_draw: unknown, options: { duration: number }) => void shown.push(options) },
}));

beforeEach(() => void shown.splice(0));

// @proves 9.constant.toast-auto-close-3000-ms
it("a confirmation closes by itself after 3 s, a toast with information after 5 s", async () => {
  const [{ showToast }, { TOAST_MS }] = await Promise.all([
    import("./toast-view.tsx"),
    import("./toast.tsx"),
  ]);
  showToast({ text: "Link copied", duration: TOAST_MS });
  showToast({ text: "You have been outbid" });
  expect(shown).toEqual([{ duration: 3_000 }, { duration: 5_000 }]);
});
