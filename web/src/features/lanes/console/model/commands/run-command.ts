import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { isSentOnce, type Command } from "./command.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { preconditionOf, whatChanged } from "./preconditions.ts";

/** The result of a command. */
export type Outcome =
  | { readonly kind: "done"; readonly head: Schema<"LaneHead"> }
  /** The server refused, with a reason. */
  | { readonly kind: "refused"; readonly why: string }
  /** The precondition changed in between; nothing was done. */
  | { readonly kind: "changed"; readonly what: string }
  /** No answer: the screen shows the result. */
  | { readonly kind: "unanswered" };

export interface RunCommand {
  readonly send: (command: Command, seq: number) => Promise<Schema<"LaneHead">>;
  /** Returns the state on the screen, with its seq. */
  readonly look: () => { readonly view: DeskView; readonly seq: number };
  /** Waits until the screen has this seq, or for a second and a half. */
  readonly reach: (seq: number) => Promise<void>;
}

/** The most sends of a command while the lane changes. */
const TRIES = 4;

/**
 * Runs a command. If the lane has changed, but not the command's precondition, it is sent again with the new seq;
 * otherwise nothing is done, and the result describes the change.
 */
export async function runCommand(command: Command, before: DeskView, deps: RunCommand): Promise<Outcome> {
  const first = deps.look();
  // The dialog may have been open for a while.
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

/** The server's reason: the lane's details, else the message of the code. */
function reasonOf({ details, message, fieldErrors }: ApiProblem): string {
  const [field] = Object.values(fieldErrors);
  const why = typeof details["why"] === "string" ? details["why"] : (field ?? message);
  return /[.!?]$/.test(why) ? why : `${why}.`;
}
