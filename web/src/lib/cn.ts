import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const SIZES = new Set(
  "price-hall price-lane price-lot price-m price-s price-card h1 h2 h3 long body small micro tag".split(" "),
);
const isSize = (value: string) => SIZES.has(value) || /^\[[\d.]+(px|rem|em)\]$|^\[max\(/.test(value);
const isWidth = (value: string) => /^\d+$/.test(value);
const sides = (name: string) => ["", "x", "y", "s", "e", "t", "b"].map((side) => `${name}${side}`);
/** One group per utility, each a rival of itself alone. */
const alone = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));
/** p overrules px, py, ps…; px overrules ps and pe; py overrules pt and pb. */
const overrules = (name: string) => ({
  [name]: sides(name).slice(1),
  [`${name}x`]: [`${name}s`, `${name}e`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/**
 * What a caller may overrule in a component's own classes. tailwind-merge's default configuration knows every
 * utility there is and costs 7 kB of the first load; classes that are not named here are simply all kept.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...alone("w", "h", "size", "min-w", "min-h", "max-w", "max-h", "z", "opacity", "shadow", "rounded"),
    ...alone(
      "gap",
      "gap-x",
      "gap-y",
      "justify",
      "items",
      "self",
      "leading",
      "tracking",
      "whitespace",
      "aspect",
    ),
    ...alone(
      "inset",
      "start",
      "end",
      "top",
      "bottom",
      "order",
      "grid-cols",
      "overflow",
      "animate",
      "duration",
    ),
    ...alone(...sides("p"), ...sides("m")),
    display: [
      "block",
      "inline-block",
      "inline",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "contents",
      "hidden",
    ],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    bg: [{ bg: [any] }],
    "font-size": [{ text: [isSize] }],
    "text-align": [{ text: ["start", "center", "end"] }],
    "text-wrap": [{ text: ["pretty", "balance", "wrap", "nowrap"] }],
    "text-color": [{ text: [any] }],
    "font-weight": [{ font: [any] }],
    "border-width": [{ border: ["", isWidth] }],
    "border-color": [{ border: [any] }],
  },
  conflictingClassGroups: {
    ...overrules("p"),
    ...overrules("m"),
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    inset: ["start", "end", "top", "bottom"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["before", "after", "placeholder"],
}));

/** Joins class names; of two utilities for the same thing the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
