import { shortInstant } from "@marsa/api-spec/dates";
import { Button } from "#/components/ui/button.tsx";
import type { Call } from "./queries.ts";

interface CallRowProps {
  call: Call;
  /** The reader's id. */
  me: number | null;
  onTake: (taken: boolean) => void;
  onDone: () => void;
}

/** A request for a call: who, when and about what, who calls, and the result. */
export function CallRow({ call, me, onTake, onDone }: CallRowProps) {
  const { name, phone, subject, time, asked, taken_by, done_at, done_by, note } = call;
  const isMine = taken_by !== null && taken_by.id_user === me;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_19rem] lg:items-center">
      <div className="min-w-0">
        <p className="text-body font-strong break-words">{name}</p>
        <p className="mt-0.5 text-small text-pretty break-words text-text-2">
          {subject ?? "No subject"} · asked {shortInstant(asked)}
          {time !== null && ` · prefers ${time}`}
        </p>
        {done_at === null && taken_by !== null && (
          <p className="mt-0.5 text-small font-strong text-blue-deep">
            {isMine ? "You make this call" : `${taken_by.name} makes this call`}
          </p>
        )}
        {done_at !== null && (
          <p className="mt-0.5 text-small text-pretty break-words">
            Called {shortInstant(done_at)}
            {done_by !== null && ` by ${done_by}`}
            {note !== null && `: ${note}`}
          </p>
        )}
      </div>
      <a href={`tel:${phone}`} className="touch text-body text-blue tabular-nums hover:underline">
        {phone}
      </a>
      {done_at === null && (
        <div className="flex flex-wrap justify-end gap-2">
          {taken_by === null && <Button onClick={() => onTake(true)}>Take call</Button>}
          {isMine && <Button onClick={() => onTake(false)}>Leave to others</Button>}
          <Button variant={isMine ? "ink" : "plain"} onClick={onDone}>
            Mark as called
          </Button>
        </div>
      )}
    </li>
  );
}
