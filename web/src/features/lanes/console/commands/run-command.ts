import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { isSentOnce, type Command } from "./command.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { preconditionOf, whatChanged } from "./preconditions.ts";

/** What became of a command. */
export type Outcome =
  | { readonly kind: "done"; readonly head: Schema<"LaneHead"> }
  /** The server refused, and says why. */
  | { readonly kind: "refused"; readonly why: string }
  /** What it was about changed on the way; nothing was done. */
  | { readonly kind: "changed"; readonly what: string }
  /** No answer: the screen shows what is true. */
  | { readonly kind: "unanswered" };

export interface RunCommand {
  readonly send: (command: Command, seq: number) => Promise<Schema<"LaneHead">>;
  /** What stands before the auctioneer now, and the seq of the lane that goes with it. */
  readonly look: () => { readonly view: DeskView; readonly seq: number };
  /** Waits until the screen knows the lane as of this seq, or for a second and a half. */
  readonly reach: (seq: number) => Promise<void>;
}

/** A lane may move on while a command is on its way, but not for ever. */
const TRIES = 4;

/**
 * Carries a command out. When the lane has moved on meanwhile, but nothing that the auctioneer looked at has, it is sent
 * again for the lane as it is now; otherwise it is not done, and what changed is said.
 */
export async function runCommand(command: Command, before: DeskView, deps: RunCommand): Promise<Outcome> {
  const first = deps.look();
  // A dialog may have been open for a while.
  if (preconditionOf(command, before) !== preconditionOf(command, first.view))
    return changed(before, first.view);
  let { seq } = first;
  for (let sent = 1; ; sent++) {
    try {
      return { kind: "done", head: await deps.send(command, seq) };
    } catch (error) {
      if (!(error instanceof ApiProblem)) return { kind: "unanswered" };
      const ahead = error.details["seq"];
      if (error.code !== "STALE" || typeof ahead !== "number")
        return { kind: "refused", why: reasonOf(error) };
      await deps.reach(ahead);
      const now = deps.look();
      const same = preconditionOf(command, before) === preconditionOf(command, now.view);
      if (!same || isSentOnce(command) || sent === TRIES || now.seq === seq) {
        return changed(before, now.view);
      }
      ({ seq } = now);
    }
  }
}

function changed(before: DeskView, now: DeskView): Outcome {
  return { kind: "changed", what: whatChanged(before, now) ?? "The lane moved on." };
}

/** In the server's words: what the lane has against it, else what the code says. */
function reasonOf({ details, message, fieldErrors }: ApiProblem): string {
  const [field] = Object.values(fieldErrors);
  const why = typeof details["why"] === "string" ? details["why"] : (field ?? message);
  return /[.!?]$/.test(why) ? why : `${why}.`;
}
