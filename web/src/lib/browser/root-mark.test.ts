import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markRoot } from "./root-mark.ts";

const classes = new Set<string>();
const element = (dataset: Record<string, string>) => ({ dataset }) as unknown as HTMLElement;

const toggle = (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name));

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { classList: { toggle } } });
});
afterEach(() => vi.unstubAllGlobals());

it("marks the root while an element is on the page, until the last one is gone", () => {
  const first = markRoot(element({ slot: "current-lot" }));
  const second = markRoot(element({ slot: "current-lot" }));
  first?.();
  expect([...classes]).toEqual(["with-current-lot"]);
  second?.();
  expect([...classes]).toEqual([]);
});

it("tells a wall that replays a lane from a live one", () => {
  const gone = markRoot(element({ slot: "wall", played: "true" }));
  expect([...classes]).toEqual(["with-wall", "with-wall-played"]);
  gone?.();
});
