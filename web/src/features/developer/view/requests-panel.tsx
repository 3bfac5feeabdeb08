import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, type LucideIcon, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { api } from "#/lib/http/api.ts";
import { cn } from "#/lib/cn.ts";
import { clock } from "@marsa/api-spec/dates";
import { CheckField } from "./fields.tsx";
import { Loaded, Block, Nothing, Refusal } from "./parts.tsx";
import { requestsQuery } from "../model/queries.ts";
import { shownRequests, statusWord, durationWord, type Verdict, verdictOf } from "../model/request-words.ts";
import { useControl } from "../model/use-control.ts";

const LOOKS: Readonly<Record<Verdict, { icon: LucideIcon | null; row: string; word: string }>> = {
  fine: { icon: null, row: "", word: "text-green" },
  refused: { icon: TriangleAlert, row: "bg-orange-tint", word: "text-orange-deep" },
  failed: { icon: CircleAlert, row: "bg-red-tint", word: "text-red-deep" },
};

/** The last requests of the server, the newest first, without those of the drawer. */
export function RequestsPanel() {
  const requests = useQuery(requestsQuery);
  const [problemsOnly, setProblemsOnly] = useState(false);
  const clear = useControl(() => reply(api.DELETE("/_mock/log")));
  return (
    <Block
      title="Last requests"
      extra={
        <span className="flex gap-2">
          <Button size="sm" onClick={() => void openDialog("report")}>
            Report
          </Button>
          <Button size="sm" asChild>
            <a href="/_mock/log/har" download="marsa.har">
              Save as HAR
            </a>
          </Button>
          <Button
            size="sm"
            disabled={!requests.data}
            aria-disabled={clear.busy}
            onClick={() => void clear.run()}
          >
            Clear
          </Button>
        </span>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField label="Problems only" checked={problemsOnly} onCheckedChange={setProblemsOnly} />
        <p className="text-small text-text-2">By the real clock, not the auctions’</p>
      </div>
      <Refusal error={clear.error} className="mt-3" />
      <Loaded query={requests} what="The requests">
        {(all) => {
          const shown = shownRequests(all, problemsOnly);
          if (shown.length === 0) {
            return <Nothing>{all.length === 0 ? "None yet." : "No problems in the last requests."}</Nothing>;
          }
          return (
            <ul className="-mx-3 mt-2 divide-y divide-line border-t border-line">
              {shown.map((request) => (
                <RequestRow key={`${request.request_id} ${request.at}`} request={request} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Block>
  );
}

function RequestRow({ request }: { request: Schema<"LoggedRequest"> }) {
  const { method, path, status, ms, at, operation, result, id_user } = request;
  const { icon: Icon, row, word } = LOOKS[verdictOf(status)];
  return (
    <li className={cn("px-3 py-2", row)}>
      <p className="flex items-baseline gap-2.5 text-body">
        <span className={cn("flex w-13 shrink-0 items-center gap-1.5 font-strong tabular-nums", word)}>
          {statusWord(status)}
          {Icon && <Icon aria-hidden size={14} strokeWidth={2} />}
        </span>
        <span className="min-w-0 flex-1 break-words">
          <span className="text-text-2">{method}</span> {path}
        </span>
        <span className="shrink-0 text-small text-text-2 tabular-nums">{durationWord(ms)}</span>
      </p>
      <p className="ps-15.5 text-small text-text-2">
        <span className="tabular-nums">{clock(at)}</span>
        {operation !== null && <> · {operation}</>}
        {result !== null && result !== "success" && (
          <>
            {" "}
            · <strong className={cn("font-strong", word)}>{result}</strong>
          </>
        )}
        {id_user !== null && <> · person {id_user}</>}
      </p>
    </li>
  );
}
