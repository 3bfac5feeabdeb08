import { Link } from "@tanstack/react-router";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { type Blocker, blockerWords } from "../model/blockers.ts";

interface BlockerListProps {
  blockers: readonly Blocker[];
  /** Reads the list again. */
  onLook: () => void;
}

/** The blockers of a deletion, each with a link to it. */
export function BlockerList({ blockers, onLook }: BlockerListProps) {
  return (
    <>
      <output className="block">
        <Message tone="warning" title="Your account can’t be deleted yet.">
          Settle this first:
        </Message>
      </output>
      <ul className="mt-2 divide-y divide-line">
        {blockers.map((blocker) => (
          <li
            key={`${blocker.why}${blocker.id_auction ?? ""}`}
            className="flex items-center justify-between gap-4 py-3.5 text-long"
          >
            <span className="text-pretty">{blockerWords(blocker)}</span>
            <Way {...blocker} />
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={onLook}>
        Look again
      </Button>
    </>
  );
}

function Way({ why, id_auction, number }: Blocker) {
  const hasScreen = useHasScreen();
  if (id_auction !== undefined)
    return (
      <Link
        to="/auction/$id"
        params={{ id: String(id_auction) }}
        aria-label={`Go to lot ${number ?? id_auction}`}
        className="touch shrink-0 text-body text-blue hover:underline"
      >
        Go to the lot
      </Link>
    );
  if ((why === "balance" || why === "refund") && hasScreen("/deposit"))
    return (
      <ScreenLink to="/deposit" className="touch shrink-0 text-body text-blue hover:underline">
        Go to the deposit
      </ScreenLink>
    );
  return null;
}
