import { Link } from "@tanstack/react-router";
import type { Schema } from "@marsa/api-spec/client-problem";

/** Leads a seller to another lot of theirs: to its form while it is a draft, else to its page. */
export function OwnLotLink({ lot: { id_auction: id, number, status } }: { lot: Schema<"OwnLot"> }) {
  const isDraft = status === "draft" || status === "moderation";
  return (
    <Link
      to={isDraft ? "/auction/edit/$id" : "/auction/$id"}
      params={{ id: String(id) }}
      target="_blank"
      className="touch font-strong underline"
    >
      Open lot {number}
      <span className="sr-only"> in a new tab</span>
    </Link>
  );
}
