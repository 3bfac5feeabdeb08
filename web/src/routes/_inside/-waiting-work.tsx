import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { WaitingWork as StaffWork } from "../../features/clients/staff-tabs.tsx";
import { counted } from "../../lib/format/counts.ts";
import { useMe, useNavinfo } from "../../lib/http/queries.ts";
import { queuesQuery } from "../../realtime/lanes/queues-query.ts";
import { STAFF_TABS } from "./-staff-tabs.ts";

/** The work that waits for the reader's role, on the first page after signing in; nothing for bidders. */
export function WaitingWork() {
  const roles = useMe()?.roles ?? [];
  if (roles.includes("backoffice"))
    return (
      <Place>
        <StaffWork tabs={STAFF_TABS} />
      </Place>
    );
  if (roles.includes("auctioneer")) return <Lanes />;
  return roles.includes("seller") ? <Decisions /> : null;
}

/** The lanes of an auctioneer that are not over. */
function Lanes() {
  const { data: queues = [] } = useQuery(queuesQuery);
  const own = queues.filter(
    ({ operators_me: mine, state }) => mine && state !== "finished" && state !== "cancelled",
  );
  if (own.length === 0) return null;
  return (
    <Place>
      <Line>
        <Link to="/queue/current" className={LINK}>
          {counted(own.length, "lane")} to run
        </Link>
      </Line>
    </Place>
  );
}

/** The decisions of a seller about lots below their minimum price. */
function Decisions() {
  const decisions = useNavinfo()?.selling ?? 0;
  if (decisions === 0) return null;
  return (
    <Place>
      <Line>
        <Link to="/sale" search={{ section: "summarizing" }} className={LINK}>
          {counted(decisions, "decision")} to make
        </Link>
      </Line>
    </Place>
  );
}

const LINK = "touch font-medium text-blue tabular-nums hover:underline";

function Line({ children }: { children: ReactNode }) {
  return (
    <p data-slot="waiting-work" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-body text-text-2">
      Waiting for you: {children}
    </p>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[90rem] px-4 lg:px-gutter">{children}</div>;
}
