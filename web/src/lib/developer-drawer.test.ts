import { expect, it, vi } from "vitest";
import { askForDeveloper, onDeveloperAsked } from "./developer-drawer.ts";

it("whoever asks before the drawer's gate is there is heard once, when it is", () => {
  const hear = vi.fn<() => void>();
  askForDeveloper();
  const stop = onDeveloperAsked(hear);
  expect(hear).toHaveBeenCalledTimes(1);
  askForDeveloper();
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  expect(onDeveloperAsked(vi.fn<() => void>())).toBeTypeOf("function");
  expect(hear).toHaveBeenCalledTimes(2);
});
