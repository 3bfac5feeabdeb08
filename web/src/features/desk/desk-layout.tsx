import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, House, type LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { useStaffTopic } from "#/realtime/link/staff-topic.ts";
import { type DeskKind, deskQuery, type KindName } from "./queries.ts";
import { listOf } from "./words.ts";

/** The props of a screen of the desk: its address, whose keys the screen reads itself. */
export interface DeskScreenProps {
  search: Readonly<Record<string, unknown>>;
}

/** A line of the list at the side of the desk. */
export interface DeskLine {
  /** Its name in the address: `?tab=lanes`. */
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group: "Waiting" | "Sales" | "Money" | "Records";
  /** The kind of work that it lists, where its rows are counted. */
  readonly kind?: KindName;
  readonly Screen: ComponentType<DeskScreenProps>;
  /** Whether the screen needs the room of the side list at this address. */
  readonly isWide?: (search: DeskScreenProps["search"]) => boolean;
}

const GROUPS = ["Waiting", "Sales", "Money", "Records"] as const;

interface DeskLayoutProps {
  lines: readonly DeskLine[];
  /** The open line; undefined: the desk's own first view. */
  line: DeskLine | undefined;
  isWide: boolean;
  children: ReactNode;
}

/** The desk: the list of its lines at the side, and the open one. A phone, and a wide screen, has a link back instead. */
export function DeskLayout({ lines, line, isWide, children }: DeskLayoutProps) {
  useStaffTopic();
  return (
    <div className="lg:flex">
      <div
        className={cn(
          "sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] w-54 shrink-0 overflow-y-auto border-e border-line px-3 py-5",
          isWide ? "2xl:block" : "lg:block",
        )}
      >
        <SideList lines={lines} current={line?.name} />
      </div>
      <div className="mx-auto min-w-0 max-w-360 flex-1 px-4 pt-2 pb-16 lg:px-gutter lg:pt-3">
        {line && (
          <Link
            to="/clients"
            className={cn(
              "touch -ms-1 inline-flex items-center gap-1 pt-2 text-body font-medium text-blue hover:underline",
              isWide ? "2xl:hidden" : "lg:hidden",
            )}
          >
            <ChevronLeft aria-hidden size={18} strokeWidth={1.75} className="rtl:rotate-180" /> Desk
          </Link>
        )}
        {children}
        {!line && (
          <div className="mt-8 border-t border-line pt-4 lg:hidden">
            <SideList lines={lines} current={undefined} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The lines in their groups, with the number of rows of those that wait. */
function SideList({ lines, current }: { lines: readonly DeskLine[]; current: string | undefined }) {
  const { data } = useQuery(deskQuery);
  return (
    <nav aria-label="Desk">
      <p aria-hidden className="px-3 pb-3 text-h2 max-lg:hidden">
        Desk
      </p>
      <div className="max-lg:hidden">
        <Line icon={House} label="Home" search={{}} isHere={current === undefined} />
      </div>
      {GROUPS.map((group) => {
        const own = lines.filter((line) => line.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <h2 className="px-3 pt-4 pb-1.5 text-small font-medium text-text-2">{group}</h2>
            {own.map(({ name, label, icon, kind }) => (
              <Line
                key={name}
                icon={icon}
                label={label}
                search={kind ? listOf(kind) : { tab: name }}
                isHere={name === current}
                work={data?.kinds.find((each) => each.kind === kind)}
              />
            ))}
          </div>
        );
      })}
    </nav>
  );
}

interface LineProps {
  icon: LucideIcon;
  label: string;
  search: object;
  isHere: boolean;
  work?: DeskKind | undefined;
}

function Line({ icon: Icon, label, search, isHere, work }: LineProps) {
  return (
    <Link
      to="/clients"
      search={search}
      aria-current={isHere ? "page" : undefined}
      activeOptions={{ exact: true }}
      activeProps={{}}
      className={cn(
        "flex min-h-9 items-center gap-3 rounded-md px-3 text-body font-medium max-lg:min-h-12",
        isHere ? "bg-blue-tint font-strong text-blue-deep" : "hover:bg-salt",
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className={cn("shrink-0", !isHere && "text-text-2")} />
      <span className="min-w-0 flex-1">{label}</span>
      {work !== undefined && work.count > 0 && (
        <span className={cn("font-strong tabular-nums", work.late > 0 && "text-orange")}>
          {count(work.count)}
          {work.late > 0 && <span className="sr-only">, late</span>}
        </span>
      )}
    </Link>
  );
}
