import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Acts } from "./commands/use-acts.ts";
import type { DeskView } from "./desk/desk-view.ts";

interface Leaving {
  /** Goes to another lane, or with null out of the console; asks first while a lane runs. */
  readonly leave: (to: number | null) => void;
  /** Goes on after the question. */
  readonly goOn: () => void;
}

/** Leaves the console of a lane. A rehearsal can be left without a question. */
export function useLeaving(view: DeskView, mayRun: boolean, acts: Acts): Leaving {
  const router = useRouter();
  const [goal, setGoal] = useState<number | null>(null);
  const go = (to: number | null) =>
    void (to === null
      ? router.navigate({ to: "/auction" })
      : router.navigate({ to: "/queue/current", search: { lane: to } }));
  return {
    leave(to) {
      setGoal(to);
      const waits = mayRun && view.state === "running" && !isRehearsal(view.idQueue);
      if (waits) acts.ask({ what: "leave", view });
      else go(to);
    },
    goOn: () => go(goal),
  };
}
