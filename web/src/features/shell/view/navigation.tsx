import { CircleQuestionMark, Menu, Monitor } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { AreaFace, AreaLink, Face } from "./area-link.tsx";
import { useMe } from "#/lib/http/queries.ts";
import type { Area } from "../model/areas.ts";
import { useAreas } from "../model/use-areas.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));
const HelpMenu = lazy(async () => ({ default: (await import("./menus.tsx")).HelpMenu }));
const GroupMenu = lazy(async () => ({ default: (await import("./menus.tsx")).GroupMenu }));

/** Number of areas in the phone's bar, beside "More". */
const IN_BAR = 4;
const cell = "relative flex flex-col items-center gap-1 py-2 hover:text-blue";
const marked = "text-blue before:absolute before:inset-y-1 before:start-0 before:w-[3px] before:bg-blue";

/** The side menu on wide screens: a column of 80 px at the start edge, icons over words. */
export function Rail() {
  const { areas, here } = useAreas();
  const [open, setOpen] = useState(false);
  const group = areas.filter((area) => area.group);
  const face = <Face icon={Monitor} word="Dashboards" here={here?.group !== undefined} />;
  return (
    <nav
      aria-label="Areas"
      className="fixed start-0 top-header bottom-0 z-20 hidden w-rail flex-col items-stretch gap-1 overflow-y-auto border-e border-line bg-white py-3 lg:flex print:hidden"
    >
      {areas.map((area) =>
        area.group === undefined ? (
          <AreaLink
            key={area.label}
            area={area}
            here={area === here}
            className={cn(cell, area === here ? marked : "text-text-2")}
          >
            <AreaFace area={area} here={area === here} />
          </AreaLink>
        ) : area !== group[0] ? null : open ? (
          <Suspense key={area.group} fallback={<span className={cell}>{face}</span>}>
            <GroupMenu areas={group} className={cn(cell, here?.group ? marked : "text-text-2")}>
              {face}
            </GroupMenu>
          </Suspense>
        ) : (
          <button
            key={area.group}
            type="button"
            aria-haspopup="menu"
            onClick={() => setOpen(true)}
            className={cn(cell, here?.group ? marked : "text-text-2")}
          >
            {face}
          </button>
        ),
      )}
      <Help />
    </nav>
  );
}

/** Help at the foot of the side menu. */
function Help() {
  const [open, setOpen] = useState(false);
  const face = <Face icon={CircleQuestionMark} word="Help" />;
  const look = cn(cell, "mt-auto text-text-2");
  if (!open) {
    return (
      <button type="button" aria-haspopup="menu" onClick={() => setOpen(true)} className={look}>
        {face}
      </button>
    );
  }
  return (
    <Suspense fallback={<span className={look}>{face}</span>}>
      <HelpMenu className={look}>{face}</HelpMenu>
    </Suspense>
  );
}

/** The place in the phone's bar: selling comes before buying while the seller's profile is in use. */
function place({ to, phone = 0 }: Area, sells: boolean): number {
  return sells && to === "/sale" ? 3.5 : phone;
}

/** The bar of phones: 56 px and the safe area at the bottom. Further areas are under "More". */
export function BottomBar() {
  const { areas, here } = useAreas();
  const me = useMe();
  const sells = me?.profiles.find(({ id_profile }) => id_profile === me.id_profile)?.type === "seller";
  const [more, setMore] = useState(false);
  const inBar = areas
    .filter((area) => area.phone !== undefined)
    .toSorted((one, other) => place(one, sells) - place(other, sells))
    .slice(0, IN_BAR);
  const others = areas.filter((area) => !inBar.includes(area));
  const slot = "flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1";
  const hereIsMore = here !== undefined && others.includes(here);
  return (
    <nav
      aria-label="Areas"
      data-slot="phone-bar"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-120">
        {inBar.map((area) => (
          <AreaLink
            key={area.label}
            area={area}
            here={area === here}
            className={cn(slot, area === here ? "text-blue" : "text-text-2")}
          >
            <AreaFace area={area} here={area === here} />
          </AreaLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          className={cn(slot, hereIsMore ? "text-blue" : "text-text-2")}
          onClick={() => setMore(true)}
        >
          <Face icon={Menu} word="More" here={hereIsMore} />
        </button>
      </div>
      {more && (
        <Suspense>
          <MoreSheet areas={others} here={here} onClose={() => setMore(false)} />
        </Suspense>
      )}
    </nav>
  );
}
