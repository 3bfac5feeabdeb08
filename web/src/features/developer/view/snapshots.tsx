import { reply } from "@marsa/api-spec/client";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { counted } from "#/lib/format/counts.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { Confirm } from "./confirm.tsx";
import { InputField } from "./fields.tsx";
import { Loaded, Block, Done, Nothing, Refusal } from "./parts.tsx";
import { snapshotsQuery } from "../model/queries.ts";
import { fileSize, snapshotName } from "../model/snapshot-name.ts";
import { useStartOver } from "../model/start-over.ts";
import { useControl } from "../model/use-control.ts";

/** The saved snapshots. */
export function Snapshots() {
  const snapshots = useQuery(snapshotsQuery);
  const [name, setName] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const startOver = useStartOver();
  const take = useControl(async () => {
    const taken = await reply(api.POST("/_mock/snapshots", { body: { name: snapshotName(name) } }));
    setName("");
    return taken;
  });
  const restore = useControl(async (wanted: string) => {
    const moment = await startOver(() => reply(api.POST("/_mock/restore", { body: { name: wanted } })));
    return { name: wanted, ...moment };
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void take.run();
  }
  async function confirm(wanted: string) {
    await restore.run(wanted);
    setAsked(null);
  }

  return (
    <Block title="Snapshots">
      <Loaded query={snapshots} what="The snapshots">
        {(list) => (
          <>
            <form className="flex items-end gap-2" onSubmit={submit}>
              <InputField
                label="Name"
                className="flex-1"
                required
                maxLength={40}
                placeholder="before-close"
                autoCapitalize="none"
                spellCheck={false}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" variant="ink" className="max-md:h-11" aria-disabled={take.busy}>
                {take.busy ? "Taking…" : "Take"}
              </Button>
            </form>
            <Refusal error={take.error} className="mt-3" />
            {list.length === 0 ? (
              <Nothing>None yet. A snapshot keeps everything as it is now, to come back to.</Nothing>
            ) : (
              <ul className="mt-3 divide-y divide-line border-t border-line">
                {list.map((snapshot) => (
                  <li key={snapshot.name}>
                    <div className="flex items-center gap-4 py-2.5">
                      <div className="min-w-0 flex-1">
                        <p className="truncate text-body font-strong">{snapshot.name}</p>
                        <p className="text-small text-text-2 tabular-nums">
                          {shortDay(snapshot.taken)}, {clock(snapshot.taken)} · {fileSize(snapshot.bytes)}
                        </p>
                      </div>
                      <Button
                        size="sm"
                        disabled={restore.busy}
                        aria-expanded={asked === snapshot.name}
                        onClick={() => setAsked(snapshot.name)}
                      >
                        Restore<span className="sr-only"> {snapshot.name}</span>
                      </Button>
                    </div>
                    {asked === snapshot.name && (
                      <Confirm
                        label={restore.busy ? "Restoring…" : `Restore ${snapshot.name}`}
                        busy={restore.busy}
                        onConfirm={() => void confirm(snapshot.name)}
                        onCancel={() => setAsked(null)}
                      >
                        <strong className="font-strong">What happened since is gone.</strong> The clock goes
                        back too. Take a snapshot first if you need it.
                      </Confirm>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Refusal error={restore.error} className="mt-3" />
            {restore.done && (
              <Done>
                “{restore.done.name}” is back: {counted(restore.done.lots, "lot")}, {restore.done.users}{" "}
                people.
              </Done>
            )}
          </>
        )}
      </Loaded>
    </Block>
  );
}
