import { money } from "@marsa/api-spec/amounts";
import { useWide } from "#/lib/browser/use-wide.ts";
import type { SaleReport } from "./queries.ts";
import { perCentWord } from "#/lib/format/counts.ts";

type SaleLot = SaleReport["lots"][number];
type Guided = SaleLot & { readonly guide: NonNullable<SaleLot["guide"]> };

const HEIGHT = 190;
const [LEFT, TOP, BOTTOM] = [48, 10, 24] as const;
/** The least width of a lot and of the picture, px: of a desk, and of a phone. */
const SIZES = { wide: [44, 1_200], phone: [18, 340] } as const;
const LEGEND = [
  ["bg-salt-2", "Guide"],
  ["bg-ink h-0.5!", "Minimum"],
  ["rounded-full bg-green", "Hammer"],
  ["rounded-full bg-orange", "Below minimum"],
  ["rounded-full bg-blue", "Seller decides"],
] as const;

/** Each lot against the middle of its own guide, so that all lots share a scale. */
export function SaleChart({ lots }: { lots: readonly SaleLot[] }) {
  const guided = lots.filter((lot): lot is Guided => lot.guide !== null);
  const wide = useWide();
  if (guided.length === 0) return null;
  const { least, most, each } = scaleOf(guided);
  const [stepLeast, widthLeast] = SIZES[wide ? "wide" : "phone"];
  const width = Math.max(widthLeast, LEFT + stepLeast * guided.length);
  const step = (width - LEFT) / guided.length;
  const y = (perCent: number) => TOP + ((most - perCent) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const lines = Array.from({ length: (most - least) / each + 1 }, (_, place) => least + each * place);
  return (
    <section aria-label="Hammer against guide" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3">Hammer against guide</h2>
        <p aria-hidden className="flex flex-wrap gap-x-4 text-small text-text-2">
          {LEGEND.map(([look, word]) => (
            <span key={word} className="inline-flex items-center gap-1.5">
              <span className={`inline-block size-2.5 ${look}`} /> {word}
            </span>
          ))}
        </p>
      </div>
      <div className="mt-2 overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          style={{ minWidth: width }}
          className="w-full text-micro"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
          role="img"
          aria-label={spoken(guided)}
        >
          {lines.map((perCent) => (
            <g key={perCent}>
              <line
                x1={LEFT}
                x2={width}
                y1={y(perCent)}
                y2={y(perCent)}
                className={perCent === 100 ? "stroke-line-3" : "stroke-line"}
              />
              <text x={LEFT - 8} y={y(perCent) + 4} textAnchor="end" className="fill-text-2">
                {perCent} %
              </text>
            </g>
          ))}
          {guided.map((lot, place) => (
            <LotMark
              key={lot.id_auction}
              lot={lot}
              x={LEFT + step * (place + 0.5)}
              half={Math.min(14, step * 0.35)}
              y={y}
            />
          ))}
        </svg>
      </div>
    </section>
  );
}

interface LotMarkProps {
  lot: Guided;
  x: number;
  /** Half the width of the guide. */
  half: number;
  y: (perCent: number) => number;
}

function LotMark({ lot, x, half, y }: LotMarkProps) {
  const { position, minimum, price } = lot;
  const { low, high, floor, hammer } = sharesOf(lot);
  const colour =
    lot.result === "decides"
      ? "fill-blue"
      : minimum !== null && price !== null && price < minimum
        ? "fill-orange"
        : "fill-green";
  return (
    <g>
      <rect
        x={x - half}
        width={2 * half}
        y={y(high)}
        height={Math.max(2, y(low) - y(high))}
        className="fill-salt-2"
      />
      {floor !== null && (
        <line
          x1={x - half}
          x2={x + half}
          y1={y(floor)}
          y2={y(floor)}
          strokeWidth={2}
          className="stroke-ink"
        />
      )}
      {hammer !== null && <circle cx={x} cy={y(hammer)} r={5} className={colour} />}
      <text x={x} y={HEIGHT - 6} textAnchor="middle" className="fill-text">
        {position}
      </text>
    </g>
  );
}

/** The amounts of a lot, per cent of the middle of its guide; null: there is none to draw. */
function sharesOf({ guide, minimum, price, result }: Guided) {
  const middle = (guide.low + guide.high) / 2;
  const share = (amount: number) => (100 * amount) / middle;
  const isDrawn = price !== null && (result === "sold" || result === "decides");
  return {
    low: share(guide.low),
    high: share(guide.high),
    floor: minimum === null ? null : share(minimum),
    hammer: isDrawn ? share(price) : null,
  };
}

/** The ends of the scale and the per cent between its lines, so few that their names have room. */
function scaleOf(lots: readonly Guided[]) {
  const shares = lots.flatMap((lot) => Object.values(sharesOf(lot)).filter((share) => share !== null));
  const [low, high] = [Math.min(90, ...shares), Math.max(110, ...shares)];
  const each = [10, 20, 50, 100].find((step) => high - low <= 9 * step) ?? 500;
  return { least: Math.floor(low / each) * each, most: Math.ceil(high / each) * each, each };
}

const spoken = (lots: readonly Guided[]): string =>
  lots
    .map(({ position, price, to_guide: share }) =>
      price === null ? `Lot ${position}: no bid` : `Lot ${position}: ${money(price)}, ${perCentWord(share)}`,
    )
    .join(". ");
