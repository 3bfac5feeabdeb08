/** Checks the colours of the theme as a person sees them, not by their names alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buttonVariants } from "../components/ui/button.tsx";

const TOKENS = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** Returns the hue of a token, degrees: 0 red, 120 green, 240 blue. */
function hueOf(name: string): number {
  const [, hex = ""] = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(TOKENS) ?? [];
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return sixth * 60;
}

const isRed = (hue: number) => hue >= 345 || hue <= 10;

// @proves 9.theme.primary-and-error-red-secondary-blue
it("primary and errors are red, the second colour is blue, success is green, a warning is orange", () => {
  expect(["red", "red-deep", "red-pressed"].map(hueOf).filter((hue) => !isRed(hue))).toEqual([]);
  expect(hueOf("blue")).toBeGreaterThan(205);
  expect(hueOf("blue")).toBeLessThan(225);
  expect(hueOf("green")).toBeGreaterThan(140);
  expect(hueOf("green")).toBeLessThan(165);
  expect(hueOf("orange-fill")).toBeGreaterThan(20);
  expect(hueOf("orange-fill")).toBeLessThan(35);
  expect(TOKENS).toContain("--color-primary: var(--color-red);");
  expect(buttonVariants({ variant: "press" })).toContain("bg-red");
  expect(buttonVariants({ variant: "outline-blue" })).toContain("border-blue");
});
