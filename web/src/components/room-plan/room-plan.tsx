import type { Room } from "@marsa/api-spec/rooms";
import { cn } from "#/lib/cn.ts";
import { type Box, packRooms, type Plan, type PlacedRoom, WALL } from "./pack-rooms.ts";
import { depthOfFurniture, Furniture } from "./furniture.tsx";

const INK = "var(--color-ink)";
const SALT = "var(--color-salt-2)";
const THIN = "var(--color-line-3)";
const WET: ReadonlySet<Room["kind"]> = new Set(["kitchen", "bathroom", "laundry"]);
/** Below this width a name stands upright, m. */
const NARROW = 1.7;
const DOOR = 0.8;

/** A floor plan drawn from the list of rooms: walls ink, wet rooms and balcony salt, furniture thin. */
export function RoomPlan({ rooms }: { rooms: readonly Room[] }) {
  const plan = packRooms(rooms);
  const { width, height, corridor } = plan;
  return (
    <figure
      className="relative w-full"
      style={{ aspectRatio: `${width} / ${height}` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
      role="img"
      aria-label={`Floor plan: ${rooms.map(({ name, ...size }) => `${name} ${sizeText(size)} m`).join(", ")}`}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="notranslate absolute inset-0 size-full">
        {[...plan.rooms.filter(({ row }) => row !== "outside"), ...(corridor ? [corridor] : [])].map(
          (box) => (
            <Walls key={`${box.x} ${box.y}`} box={box} />
          ),
        )}
        {corridor && <Floor box={corridor} fill="#fff" />}
        {plan.rooms.map((box) => (
          <RoomShape key={`${box.x} ${box.y}`} box={box} plan={plan} />
        ))}
        {corridor && (
          <rect
            x={0}
            y={corridor.y + 0.2}
            width={WALL}
            height={DOOR}
            fill="#fff"
            stroke={THIN}
            strokeWidth={0.02}
          />
        )}
      </svg>
      {plan.rooms.map((box) => (
        <RoomWords key={`${box.x} ${box.y}`} box={box} plan={plan} />
      ))}
    </figure>
  );
}

function Walls({ box: { x, y, width, height } }: { box: Box }) {
  return <rect x={x - WALL} y={y - WALL} width={width + 2 * WALL} height={height + 2 * WALL} fill={INK} />;
}

function Floor({ box: { x, y, width, height }, fill }: { box: Box; fill: string }) {
  return <rect x={x} y={y} width={width} height={height} fill={fill} />;
}

function RoomShape({ box, plan }: { box: PlacedRoom; plan: Plan }) {
  const { room, row, x, y, width, height } = box;
  if (row === "outside") {
    return (
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={SALT}
        stroke={THIN}
        strokeWidth={0.05}
        strokeDasharray="0.2 0.12"
      />
    );
  }
  const wall = row === "upper" ? y + height : y - WALL;
  const outer = row === "upper" ? y - WALL : y + height;
  const door = Math.min(DOOR, width * 0.6);
  return (
    <>
      <Floor box={box} fill={WET.has(room.kind) ? SALT : "#fff"} />
      <Furniture box={box} />
      {plan.corridor && (
        <>
          <rect x={x + 0.15} y={wall} width={door} height={WALL} fill="#fff" />
          <path d={swing(box, door)} fill="none" stroke={THIN} strokeWidth={0.03} />
        </>
      )}
      {!WET.has(room.kind) && width > 1.5 && (
        <rect
          x={x + width * 0.2}
          y={outer + WALL * 0.25}
          width={width * 0.6}
          height={WALL * 0.5}
          fill="#fff"
        />
      )}
    </>
  );
}

/** The leaf of a door and the quarter of a circle that it opens over, inside the room. */
function swing({ row, x, y, height }: PlacedRoom, door: number): string {
  const hinge = x + 0.15;
  const wall = row === "upper" ? y + height : y;
  const open = row === "upper" ? wall - door : wall + door;
  const sweep = row === "upper" ? 1 : 0;
  return `M${hinge} ${wall} V${open} A${door} ${door} 0 0 ${sweep} ${hinge + door} ${wall}`;
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The name and the measures of a room, as text of a fixed size over the drawing, beside its furniture. */
function RoomWords({ box, plan }: { box: PlacedRoom; plan: Plan }) {
  const { room, row, x, y, width } = box;
  const taken = depthOfFurniture(box);
  const height = box.height - taken;
  const isNarrow = width < NARROW && height > width;
  // The lines of a door end at the letters.
  const floor = row === "outside" || WET.has(room.kind) ? "bg-salt-2" : "bg-white";
  return (
    <span
      aria-hidden
      className={cn(
        "absolute flex flex-col items-center justify-center overflow-hidden text-center text-micro leading-tight",
        isNarrow && "[writing-mode:vertical-rl]",
      )}
      style={{
        left: share(x, plan.width),
        top: share(row === "upper" ? y + taken : y, plan.height),
        width: share(width, plan.width),
        height: share(height, plan.height),
      }}
    >
      <span className={cn("own-way max-w-full px-0.5 font-strong max-sm:text-[0.6875rem]", floor)}>
        {room.name}
      </span>
      {!isNarrow && height > 1 && (
        <span className={cn("px-0.5 text-text-2 tabular-nums", floor, width < 2.5 && "max-sm:hidden")}>
          {sizeText(room)}
        </span>
      )}
    </span>
  );
}

/** "4.2 × 4.0" */
const sizeText = ({ width, length }: Pick<Room, "width" | "length">): string =>
  `${width.toFixed(1)} × ${length.toFixed(1)}`;
