/** Draws line charts as SVG without scripts, readable on a phone. */

export interface Line {
  readonly name: string;
  /** One value for each step; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly colour: string;
  /** Whether the area below is filled. */
  readonly filled?: boolean;
  /** Whether the line belongs to the earlier run. */
  readonly dashed?: boolean;
}

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly stepS: number;
  readonly lines: readonly Line[];
  /** A limit and its name. */
  readonly bound?: { readonly value: number; readonly name: string };
  /** Seconds of planned outages. */
  readonly outages?: readonly (readonly [from: number, to: number])[];
}

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const TICKS = 4;

/** Returns a figure with its legend; the last value of each line is beside its name. */
export function chart({ title, unit, stepS, lines, bound, outages = [] }: Chart): string {
  const steps = Math.max(2, ...lines.map(({ values }) => values.length));
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const most = Math.max(...values, 0);
  // A bound far above all values would flatten the lines.
  const top = niceTop(bound && bound.value < most * 3 ? Math.max(most, bound.value) : most);
  const x = (step: number) => LEFT + (step / (steps - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const seconds = (steps - 1) * stepS;
  const shades = outages.map(([from, to]) => {
    const left = x(from / stepS);
    return `<rect class="outage" x="${round(left)}" y="${TOP}" width="${round(x(to / stepS) - left)}" height="${HEIGHT - TOP - BOTTOM}"><title>The router was down</title></rect>`;
  });
  const grid = Array.from({ length: TICKS + 1 }, (_, i) => (top / TICKS) * i).map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(value))}" y2="${round(y(value))}"/>` +
      `<text class="tick" x="${LEFT - 6}" y="${round(y(value) + 4)}" text-anchor="end">${short(value)}</text>`,
  );
  const times = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text class="tick" x="${round(LEFT + part * (WIDTH - LEFT - RIGHT))}" y="${HEIGHT - 8}" text-anchor="${part === 0 ? "start" : part === 1 ? "end" : "middle"}">${clock(part * seconds)}</text>`,
  );
  const limit =
    bound && bound.value <= top
      ? `<line class="bound" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(bound.value))}" y2="${round(y(bound.value))}"/><text class="bound-name" x="${WIDTH - RIGHT - 4}" y="${round(y(bound.value) - 5)}" text-anchor="end">${escape(bound.name)}</text>`
      : "";
  const drawn = lines.map((line) => drawLine(line, x, y));
  const legend = lines.map(
    ({ name, colour, dashed }) =>
      `<li><span class="key${dashed ? " dashed" : ""}" style="--line-colour:${colour}"></span>${escape(name)}</li>`,
  );
  return (
    `<figure class="chart"><figcaption><h3>${escape(title)}</h3><span class="unit">${escape(unit)}</span></figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}, ${escape(unit)}">` +
    `${shades.join("")}${grid.join("")}${times.join("")}${drawn.join("")}${limit}</svg>` +
    `<ul class="legend">${legend.join("")}</ul></figure>`
  );
}

function drawLine(
  { values, colour, filled, dashed, name }: Line,
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  const pieces = piecesOf(values);
  const path = pieces
    .map((piece) => `M${piece.map(([step, value]) => `${round(x(step))} ${round(y(value))}`).join("L")}`)
    .join("");
  const area = filled
    ? pieces
        .map((piece) => {
          const points = piece.map(([step, value]) => `${round(x(step))} ${round(y(value))}`);
          const [first, last] = [piece[0]!, piece.at(-1)!];
          return `<path fill="${colour}" fill-opacity=".1" d="M${round(x(first[0]))} ${round(y(0))}L${points.join("L")}L${round(x(last[0]))} ${round(y(0))}Z"/>`;
        })
        .join("")
    : "";
  const dash = dashed ? ' stroke-dasharray="4 4" stroke-opacity=".55"' : "";
  return `${area}<path class="line" stroke="${colour}"${dash} d="${path}"><title>${escape(name)}</title></path>`;
}

/** A line spans so many steps without a value: a busy second is no gap. */
const BRIDGED = 2;

/** Returns runs of steps with a value; a single value becomes a short stroke. */
function piecesOf(values: readonly (number | null)[]): [step: number, value: number][][] {
  const pieces: [number, number][][] = [];
  for (const [step, value] of values.entries()) {
    if (value === null) continue;
    const last = pieces.at(-1);
    if (last && step - last.at(-1)![0] <= BRIDGED + 1) last.push([step, value]);
    else pieces.push([[step, value]]);
  }
  return pieces.map((piece) => {
    const [only] = piece;
    return piece.length === 1 && only ? [only, [only[0] + 0.4, only[1]]] : piece;
  });
}

/** Returns 1, 2, 2.5 or 5 times a power of ten, so that four ticks hold the highest value. */
function niceTop(most: number): number {
  if (most <= 0) return 1;
  const rough = most / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10;
  return step * power * TICKS;
}

function short(value: number): string {
  if (value >= 10_000) return `${Math.round(value / 1_000)}k`;
  return String(Number(value.toFixed(value < 10 ? 1 : 0)));
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Escapes text for HTML content and attributes. */
export function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
