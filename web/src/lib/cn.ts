import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const words = (text: string) => text.split(" ");
const SIZES = new Set(
  words("price-hall price-lane price-lot price-m price-s price-card h1 h2 h3 long body small micro tag"),
);
const isSize = (value: string) => SIZES.has(value) || /^\[[\d.]+(px|rem|em)\]$|^\[max\(/.test(value);
/** x-0, t-2 and b set one side and do not replace the whole. */
const isWhole = (value: string) => !/^(x|y|s|e|t|b|ss|se|es|ee|l|r)(-|$)/.test(value);
const isPlainColour = (value: string) => !/^(cover|center|contain|no-repeat|linear|fixed)(-|$)/.test(value);
const isWidth = (value: string) => /^\d+$/.test(value);
const sides = (name: string) => ["", "x", "y", "s", "e", "t", "b"].map((side) => `${name}${side}`);
/** Groups of one utility, which overrule only themselves. */
const alone = (names: string) =>
  Object.fromEntries(words(names).map((name) => [name, [{ [name]: ["", isWhole] }]]));
/** p overrules px, py, ps…; px overrules ps and pe; py overrules pt and pb. */
const overrules = (name: string) => ({
  [name]: sides(name).slice(1),
  [`${name}x`]: [`${name}s`, `${name}e`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/**
 * The classes of a component that a caller may overrule. The default configuration of tailwind-merge knows every
 * utility and costs 7 kB of the first load; classes that are not named here are all kept.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...alone(
      "w h size min-w min-h max-w max-h z opacity shadow rounded overflow animate duration order grid-cols",
    ),
    ...alone(
      "gap gap-x gap-y justify items self leading tracking whitespace aspect inset start end top bottom",
    ),
    ...alone([...sides("p"), ...sides("m")].join(" ")),
    display: words("block inline-block inline flex inline-flex grid inline-grid contents hidden"),
    position: words("static fixed absolute relative sticky"),
    bg: [{ bg: [isPlainColour] }],
    "font-size": [{ text: [isSize] }],
    "text-align": [{ text: ["start", "center", "end"] }],
    "text-wrap": [{ text: ["pretty", "balance", "wrap", "nowrap"] }],
    "text-color": [{ text: [any] }],
    "font-weight": [{ font: ["normal", "label", "medium", "strong", "heavy"] }],
    "border-width": [{ border: ["", isWidth] }],
    "border-color": [{ border: [isWhole] }],
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

/** Joins class names; of two classes for the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
