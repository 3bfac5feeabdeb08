import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Section } from "#/components/section.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { type Paddle, paddlesQuery } from "#/realtime/lanes/lane-calls.ts";
import { InstructionDialog } from "#/features/lanes/walk-in/view/instruction-dialog.tsx";
import { lanesSearch } from "../model/queries.ts";
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
            <PaddleRow key={paddle.number} paddle={paddle} />
          ))}
        </ul>
      )}
      {entering && <InstructionDialog lots={lots} onClose={() => setEntering(false)} />}
      {giving && <GivePaddleDialog id={id} onClose={() => setGiving(false)} />}
    </Section>
  );
}

function PaddleRow({ paddle: { number, name, line, covers } }: { paddle: Paddle }) {
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2.5 text-body">
      <strong className="w-12 shrink-0 text-end tabular-nums">{number}</strong>
      <span className="min-w-0 flex-1 break-words">
        {name}
        {line && <span className="text-text-2"> · Phone {line}</span>}
      </span>
      <span className="shrink-0 text-small text-text-2 tabular-nums">
        {covers === 0 ? "May not bid" : `Bids up to ${money(covers)}`}
      </span>
    </li>
  );
}
