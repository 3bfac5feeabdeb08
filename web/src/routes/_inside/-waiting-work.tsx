import { Link } from "@tanstack/react-router";
import { counted } from "#/lib/format/counts.ts";
import { useNavinfo } from "#/lib/http/queries.ts";

/** The decisions of a seller about lots below their minimum price, above the list of lots. */
export function WaitingWork() {
  const decisions = useNavinfo()?.selling ?? 0;
  if (decisions === 0) return null;
  return (
    <p data-slot="waiting-work" className="mx-auto max-w-360 px-4 pt-4 text-body text-text-2 lg:px-gutter">
      Waiting for you:{" "}
      <Link
        to="/sale"
        search={{ section: "summarizing" }}
        className="touch font-medium text-blue tabular-nums hover:underline"
      >
        {counted(decisions, "decision")} to make
      </Link>
    </p>
  );
}
