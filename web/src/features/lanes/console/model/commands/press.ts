/** The presses of the desk: what a control sends, and what the console does with it. */
import type { DeskView } from "../desk/desk-view.ts";
import type { Command } from "./command.ts";
import type { ControlId } from "./control.ts";
import type { Pace } from "./press-guard.ts";
import type { Notice } from "./use-notice.ts";

export type PressId =
  | ControlId
  | "pause"
  | "resume"
  | "open"
  | "end"
  | "reopen"
  | "withdraw"
  | "ask"
  | "next"
  | "takeover"
  | "decline"
  | "move"
  | "enable"
  | "say"
  | "unsay";

/** A press with its command. */
export interface Press {
  readonly id: PressId;
  /** Its name in messages: "Final call". */
  readonly name: string;
  readonly command: Command;
  /** The message when done, where the screen does not show the effect. */
  readonly done?: string;
  /** Of a press that comes twice; default: the usual one. */
  readonly pace?: Pace;
  /** How long its precondition must be unchanged, ms; default: the time that a person needs to see a change. */
  readonly seenAfterMs?: number;
}

export interface Commands {
  /** The press in progress, until the answer of the server. */
  readonly sending: PressId | null;
  /** The press that waits for its second press. */
  readonly armed: PressId | null;
  /** How long that press waits, ms. */
  readonly armedForMs: number;
  readonly notice: Notice | null;
  /** Handles a press; `twice`: it needs a second press. */
  readonly press: (press: Press, twice?: boolean) => void;
  /** Sends a command confirmed in a dialog that opened with the state `before`. Resolves to whether it is done. */
  readonly confirm: (press: Press, before: DeskView) => Promise<boolean>;
  /** Cancels the first press. */
  readonly disarm: () => void;
  readonly say: (notice: Notice) => void;
}
