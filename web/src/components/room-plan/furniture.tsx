import type { Room } from "@marsa/api-spec/rooms";
import type { ReactNode } from "react";
import type { Box, PlacedRoom } from "./pack-rooms.ts";

/** Returns the room that the furniture takes along the whole outer wall, m. */
export function depthOfFurniture({ room, width, height }: PlacedRoom): number {
  if (!fits(width, height)) return 0;
  if (room.kind === "bedroom") return bedLength(height) + 0.1;
  // In a flat room the name stands beside the sofa.
  if (room.kind === "living") return height < 3.4 ? 0 : 1.95;
  return DEPTHS[room.kind] ?? 0;
}

const DEPTHS: Readonly<Partial<Record<Room["kind"], number>>> = { kitchen: 0.7, bathroom: 0.8, study: 0.8 };
const fits = (width: number, height: number) => width >= 1.5 && height >= 1.5;
const bedLength = (height: number) => Math.min(2, height * 0.4);

/** The furniture of a room along its outer wall, thin; none where it would not fit. */
export function Furniture({ box }: { box: PlacedRoom }) {
  const { room, row, x, y, width, height } = box;
  const draw = PIECES[room.kind];
  if (!draw || !fits(width, height)) return null;
  // Drawn for a room of the lower row; the upper row is its mirror.
  const flip = row === "upper" ? `translate(0 ${2 * y + height}) scale(1 -1)` : undefined;
  return (
    <g transform={flip} fill="#fff" stroke="var(--color-line-3)" strokeWidth={0.03}>
      {draw({ x, y, width, height })}
    </g>
  );
}

const rect = (x: number, y: number, width: number, height: number, rx = 0.05) => (
  <rect x={x} y={y} width={width} height={height} rx={rx} />
);

const PIECES: Readonly<Partial<Record<Room["kind"], (box: Box) => ReactNode>>> = {
  living: ({ x, y, width, height }) => {
    const sofa = Math.min(2.4, width * 0.5);
    return (
      <>
        {rect(x + 0.2, y + height - 1.1, sofa, 0.85, 0.15)}
        {rect(x + 0.2 + sofa * 0.25, y + height - 1.95, sofa * 0.5, 0.55)}
      </>
    );
  },
  bedroom: ({ x, y, width, height }) => {
    const bed = Math.min(1.6, width * 0.5);
    const long = bedLength(height);
    const left = x + (width - bed) / 2;
    const top = y + height - long - 0.1;
    return (
      <>
        {rect(left, top, bed, long)}
        {rect(left + 0.1, top + long - 0.45, bed / 2 - 0.15, 0.35)}
        {rect(left + bed / 2 + 0.05, top + long - 0.45, bed / 2 - 0.15, 0.35)}
      </>
    );
  },
  kitchen: ({ x, y, width, height }) => (
    <>
      {rect(x + 0.05, y + height - 0.65, width - 0.1, 0.6)}
      {rect(x + 0.3, y + height - 0.55, 0.5, 0.4)}
      <circle cx={x + width - 0.7} cy={y + height - 0.35} r={0.16} />
    </>
  ),
  bathroom: ({ x, y, width, height }) => (
    <>
      {rect(x + 0.08, y + height - 0.78, Math.min(1.6, width - 0.7), 0.7, 0.3)}
      <circle cx={x + width - 0.32} cy={y + height - 0.43} r={0.2} />
    </>
  ),
  study: ({ x, y, height }) => rect(x + 0.1, y + height - 0.8, 1.3, 0.7),
};
