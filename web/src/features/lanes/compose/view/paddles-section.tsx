import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Section } from "#/components/section.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { type Paddle, paddlesQuery } from "#/realtime/lanes/lane-calls.ts";
import { InstructionDialog } from "#/features/lanes/walk-in/view/instruction-dialog.tsx";
import { lanesSearch } from "../model/queries.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { GivePaddleDialog } from "./give-paddle-dialog.tsx";

interface PaddlesSectionProps {
  id: number;
  /** The lots that take a maximum. */
  lots: readonly { readonly id: number; readonly name: string }[];
  /** Whether the lane has ended. */
  isOver: boolean;
}

/** The paddles of a lane with the room, and the ways to give one. */
export function PaddlesSection({ id, lots, isOver }: PaddlesSectionProps) {
  const { data, error } = useQuery(paddlesQuery(id));
  const [giving, setGiving] = useState(false);
  const [entering, setEntering] = useState(false);
  const [limited, setLimited] = useState<Paddle | null>(null);
  return (
    <Section title="Paddles" text="Each client has one number in this lane, for the room or on a phone line.">
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" onClick={() => setGiving(true)}>
            Give a paddle
          </Button>
          <Link
            to="/clients"
            search={lanesSearch({ lane: id, door: 1 }) as { tab: string }}
            className={buttonVariants()}
          >
            Register a walk-in
          </Link>
          <Button onClick={() => setEntering(true)}>Enter an instruction</Button>
        </div>
      )}
      {error !== null && data === undefined && (
        <p className="mt-3 text-body text-text-2">
          The paddles could not be loaded. They are read again soon.
        </p>
      )}
      {data?.length === 0 && <p className="mt-3 text-body text-text-2">Nobody has a paddle yet.</p>}
      {data !== undefined && data.length > 0 && (
        <ul aria-label="Paddles" className="mt-3 border-t border-line-2">
          {data.map((paddle) => (
            <PaddleRow
              key={paddle.number}
              paddle={paddle}
              onLimit={isOver ? null : () => setLimited(paddle)}
            />
          ))}
        </ul>
      )}
      {entering && <InstructionDialog lots={lots} onClose={() => setEntering(false)} />}
      {limited && <LimitDialog id={id} paddle={limited} onClose={() => setLimited(null)} />}
      {giving && <GivePaddleDialog id={id} onClose={() => setGiving(false)} />}
    </Section>
  );
}

interface PaddleRowProps {
  paddle: Paddle;
  /** Null: the limit stays. */
  onLimit: (() => void) | null;
}

function PaddleRow({ paddle, onLimit }: PaddleRowProps) {
  const { number, name, line } = paddle;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-body">
      <strong className="w-12 shrink-0 text-end tabular-nums">{number}</strong>
      <span className="min-w-0 flex-1 break-words">
        {name}
        {line && <span className="text-text-2"> · Phone {line}</span>}
        <span className="block text-small text-text-2 tabular-nums">{coverWords(paddle)}</span>
      </span>
      {onLimit && (
        <Button size="sm" aria-label={`Limit of paddle ${number}`} onClick={onLimit}>
          Limit
        </Button>
      )}
    </li>
  );
}

function coverWords({ covers, limit, limit_asked: asked }: Paddle): string {
  const now = covers === 0 ? "May not bid" : `Bids up to AED ${money(covers)}`;
  const by = limit === null ? "" : ` (limit ${money(limit)})`;
  return asked === null ? `${now}${by}` : `${now}${by}, a limit of ${money(asked)} waits for its signature`;
}
