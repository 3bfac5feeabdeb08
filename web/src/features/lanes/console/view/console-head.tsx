import { resultsOf, resultsWords } from "#/components/lane/results.ts";
import { Head } from "./head.tsx";
import { LaneMenu } from "./lane-menu.tsx";
import type { ConsoleModel, ConsoleProps } from "./use-console.ts";

interface ConsoleHeadProps extends Pick<ConsoleProps, "view" | "about"> {
  readonly model: ConsoleModel;
  /** Goes to another lane; null: leaves the console. */
  readonly onLane: (to: number | null) => void;
  readonly full: boolean;
  readonly onFull: () => void;
}

/** The head of the console, filled from its model. */
export function ConsoleHead({ view, about, model, onLane, full, onFull }: ConsoleHeadProps) {
  const { acts, mayRun } = model;
  return (
    <Head
      name={about.name}
      place={about.place}
      position={about.position}
      lots={about.lots}
      results={resultsWords(resultsOf(model.run.lots))}
      online={model.online}
      lost={model.room.lost}
      onLost={model.room.showLost}
      canPause={(view.state === "running" || view.state === "open") && view.desk !== "unknown"}
      canEnd={mayRun && view.state !== "scheduled"}
      onPause={acts.pause}
      onEnd={() => acts.ask({ what: "end", view })}
      menu={<LaneMenu here={view.idQueue} onLane={onLane} onLeave={() => onLane(null)} />}
      full={full}
      onFull={onFull}
      onLeave={() => onLane(null)}
    />
  );
}
