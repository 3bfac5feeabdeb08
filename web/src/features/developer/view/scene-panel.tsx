import { reply } from "@marsa/api-spec/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { Confirm } from "./confirm.tsx";
import { InputField } from "./fields.tsx";
import { Loaded, Block, Done, Nothing, Refusal } from "./parts.tsx";
import { scenesQuery } from "../model/queries.ts";
import { Snapshots } from "./snapshots.tsx";
import { useStartOver } from "../model/start-over.ts";
import { useControl } from "../model/use-control.ts";

/** The state of the whole server: a new scene, or a saved snapshot. */
export function ScenePanel() {
  return (
    <>
      <Scenes />
      <Snapshots />
    </>
  );
}

function Scenes() {
  const scenes = useQuery(scenesQuery);
  const [asked, setAsked] = useState<string | null>(null);
  const [seed, setSeed] = useState("1");
  const startOver = useStartOver();
  const play = useControl(async (name: string) => {
    const moment = await startOver(() =>
      reply(api.POST("/_mock/scenes", { body: { name, seed: Number(seed) } })),
    );
    return { name, ...moment };
  });

  async function confirm(name: string) {
    await play.run(name);
    setAsked(null);
  }

  return (
    <Block title="Scenes">
      <Loaded query={scenes} what="The scenes">
        {(list) => (
          <>
            <p className="text-small text-text-2">
              The same seed number gives the same lots, people and bids.
            </p>
            <InputField
              label="Seed number"
              className="mt-3 w-44"
              type="number"
              min={1}
              max={2_147_483_647}
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
            {list.length === 0 && <Nothing>This server has no scenes.</Nothing>}
            <ul className="mt-3 divide-y divide-line border-t border-line">
              {list.map(({ name, summary, lots }) => (
                <li key={name}>
                  <div className="flex items-center gap-4 py-2.5">
                    <div className="min-w-0 flex-1">
                      <p className="flex items-baseline justify-between gap-3">
                        <strong className="text-body font-strong first-letter:uppercase">{name}</strong>
                        <span className="text-small text-text-2 tabular-nums">{counted(lots, "lot")}</span>
                      </p>
                      <p className="text-small text-pretty text-text-2">{summary}</p>
                    </div>
                    <Button
                      size="sm"
                      disabled={play.busy}
                      aria-expanded={asked === name}
                      onClick={() => setAsked(name)}
                    >
                      Play<span className="sr-only"> {name}</span>
                    </Button>
                  </div>
                  {asked === name && (
                    <Confirm
                      label={play.busy ? "Planting…" : `Play ${name}`}
                      busy={play.busy}
                      onConfirm={() => void confirm(name)}
                      onCancel={() => setAsked(null)}
                    >
                      <strong className="font-strong">Everything starts over.</strong> Lots, bids, money and
                      people are planted anew. Demo accounts stay signed in, snapshots are kept.
                    </Confirm>
                  )}
                </li>
              ))}
            </ul>
            <Refusal error={play.error} className="mt-3" />
            {play.done && (
              <Done>
                “{play.done.name}” is on: {counted(play.done.lots, "lot")}, {count(play.done.users)} people,
                seed {play.done.seed}.
              </Done>
            )}
          </>
        )}
      </Loaded>
    </Block>
  );
}
