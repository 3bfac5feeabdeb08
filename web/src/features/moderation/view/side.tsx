import { ClientLink } from "#/components/client-link.tsx";
import { Link } from "@tanstack/react-router";
import { ExternalLink, FileText } from "lucide-react";
import { counted } from "#/lib/format/counts.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { EarlierRemarks, RemarkList } from "./remark-list.tsx";
import { waited } from "#/lib/timing/waited.ts";
import { labelOf, useChecking } from "../model/checking.ts";
import { Fine, Oddities } from "./oddities.tsx";
import { Unresolved } from "./unresolved.tsx";
import { RemarkPlace } from "./remark-form.tsx";

/** Beside the lot: oddities, remarks, finished checks, the seller. */
export function Side() {
  const checking = useChecking();
  const { opened, remarks, edit, mayWrite } = checking;
  const wait = useServerTime((now) => waited(opened.sent_at, now));
  const nameOf = (field: string | null) => labelOf(checking, field);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-text-2 tabular-nums">Waiting {wait}</p>
      <Unresolved />
      <Oddities />
      <RemarkList remarks={remarks} labelOf={nameOf} onOpen={edit} mayWrite={mayWrite} />
      <RemarkPlace field={null} />
      <EarlierRemarks remarks={opened.remarks} labelOf={nameOf} />
      <Fine />
      <Papers />
      <Seller />
    </div>
  );
}

function Papers() {
  const { documents } = useChecking().opened;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="papers-title" className="border-t border-line pt-4">
      <h3 id="papers-title" className="text-h3">
        Documents
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-2 text-small">
        {documents.map(({ id_file: id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="flex gap-2 text-blue hover:underline">
              <FileText aria-hidden size={16} className="mt-0.5 shrink-0" />
              <span className="own-way min-w-0 break-words">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seller() {
  const { id_auction: id, seller } = useChecking().opened;
  return (
    <section aria-labelledby="seller-title" className="border-t border-line pt-4 text-small">
      <h3 id="seller-title" className="own-way text-h3">
        {seller.name}
      </h3>
      <p className="mt-1 text-text-2 tabular-nums">
        {counted(seller.lots, "approved lot")}, {seller.returned} returned
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <ClientLink id={seller.id_user}>Open the seller</ClientLink>
        <Link
          to="/auction/$id"
          params={{ id: String(id) }}
          target="_blank"
          className="flex items-center gap-1.5 text-blue hover:underline"
        >
          Open the lot’s page <ExternalLink aria-hidden size={14} />
        </Link>
      </p>
    </section>
  );
}
