import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { MOST_COMPARED, writeCompared } from "#/lib/address/compared.ts";
import { counted } from "#/lib/format/counts.ts";
import { groupsQuery, useMe } from "#/lib/http/queries.ts";
import { aliveIn, type Group, sendEnd, STATE_WORDS } from "../model/queries.ts";

/** Groups that are over and still shown. */
const FEW_OVER = 3;

/** The reader's groups "One of these" in My rocket, each as one row; nothing without any. */
export function GroupRows() {
  const me = useMe();
  const { data: groups, error, refetch } = useQuery({ ...groupsQuery, enabled: Boolean(me) });
  if (error && !groups)
    return (
      <ErrorBlock
        className="mt-9"
        title="Your groups could not be loaded."
        safe="Their maximums are safe."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const active = groups?.filter(({ state }) => state === "active") ?? [];
  const over = groups?.filter(({ state }) => state !== "active").slice(0, FEW_OVER) ?? [];
  const shown = [...active, ...over];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="my-groups" className="mt-9">
      <h2 id="my-groups" className="text-h2">
        One of these
      </h2>
      <ul className="mt-2 border-t border-line">
        {shown.map((group) => (
          <GroupRow key={group.id_group} group={group} />
        ))}
      </ul>
    </section>
  );
}

function GroupRow({ group }: { group: Group }) {
  const [ending, setEnding] = useState(false);
  const isActive = group.state === "active";
  // The form below the comparison has all lots of the group.
  const compared = aliveIn(group)
    .slice(0, MOST_COMPARED)
    .map(({ id_auction: id }) => id);
  return (
    <li data-slot="group" data-state={group.state} className="border-b border-line py-3">
      <details>
        <summary className="touch cursor-pointer rounded-sm text-body">
          <strong className="font-strong">{headOf(group)}</strong>
          <span className="text-text-2"> · {counted(group.lots.length, "lot")}</span>
          {isActive && (
            <span translate="no" className="text-text-2 tabular-nums">
              {" "}
              · holds AED {ledger(group.hold)}
            </span>
          )}
        </summary>
        <ol className="mt-2">
          {group.lots.map(({ id_auction: id, title, number, max, state, end }) => (
            <li
              key={id}
              data-state={state}
              className="flex flex-wrap justify-between gap-x-4 py-1.5 text-small"
            >
              <Link
                to="/auction/$id"
                params={{ id: String(id) }}
                className="touch min-w-0 truncate rounded-sm hover:text-blue"
              >
                <span translate="no">{title}</span> <span className="text-text-2">· lot {number}</span>
              </Link>
              <span className="text-text-2 tabular-nums">
                {STATE_WORDS[state]} · AED {money(max)} · {shortInstant(end)}
              </span>
            </li>
          ))}
        </ol>
      </details>
      {isActive && (
        <div className="mt-2 flex gap-2">
          <Link
            to="/auction/compare"
            search={{ lots: writeCompared(compared) }}
            className={buttonVariants({ size: "sm" })}
          >
            Change
          </Link>
          <Button size="sm" onClick={() => setEnding(true)}>
            End group
          </Button>
        </div>
      )}
      {ending && (
        <ConfirmDialog
          title="End this group?"
          press="End group"
          safe="The group goes on."
          onAct={() => sendEnd(group.id_group)}
          onClose={() => setEnding(false)}
        >
          <p className="text-body text-pretty text-text-2">
            The lots that do not bid leave the group, and their part of the hold is free. A lot that leads
            stays binding.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function headOf({ state, lots }: Group): string {
  const named = (wanted: string) => lots.find((lot) => lot.state === wanted)?.title;
  if (state === "won") return `Won: ${named("won") ?? "one of them"}`;
  if (state === "lost") return "None could be won";
  if (state === "ended") return "Ended by you";
  return named("awake") ? `Leads: ${named("awake")}` : "Waits for its next lot";
}
