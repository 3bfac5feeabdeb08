import { ClientLink } from "#/components/client-link.tsx";
import { Link } from "@tanstack/react-router";
import { ExternalLink, FileText, MessageSquareText } from "lucide-react";
import { counted } from "#/lib/format/counts.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { waited } from "#/lib/timing/waited.ts";
import { labelOf, useChecking, fieldId } from "../model/checking.ts";
import { Fine, Oddities, Unresolved } from "./findings.tsx";
import { RemarkPlace } from "./remark-form.tsx";
import { Button } from "#/components/ui/button.tsx";

/** Beside the lot: oddities, remarks, finished checks, the seller. */
export function Side() {
  const { opened } = useChecking();
  const wait = useServerTime((now) => waited(opened.sent_at, now));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-text-2 tabular-nums">Waiting {wait}</p>
      <Unresolved />
      <Oddities />
      <RemarkList />
      <RemarkPlace field={null} />
      <EarlierRemarks />
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

/** The remarks that go back with the lot. */
function RemarkList() {
  const checking = useChecking();
  const { remarks, edit, mayWrite } = checking;
  return (
    <section aria-labelledby="remarks-title" className="border-t border-line pt-4">
      <h3 id="remarks-title" className="text-h3">
        {remarks.length === 0 ? "No remarks" : counted(remarks.length, "remark")}
      </h3>
      {remarks.length === 0 && mayWrite && (
        <p className="mt-1 text-small text-text-2">Press a field or a photo to write a remark at it.</p>
      )}
      <ul className="mt-2">
        {remarks.map(({ field, text }) => (
          <li key={field} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => edit(field)}
              className="flex w-full gap-2.5 py-2.5 text-start hover:bg-salt"
            >
              <MessageSquareText
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-orange"
              />
              <span className="min-w-0 text-small">
                <span className="block font-strong">{labelOf(checking, field)}</span>
                <span className="own-way block text-text-2">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button id={fieldId(null)} variant="link" size="inline" className="mt-2" onClick={() => edit(null)}>
          Remark at the whole lot
        </Button>
      )}
    </section>
  );
}

/** The remarks of the last return, and whether the seller has changed the field since. */
function EarlierRemarks() {
  const checking = useChecking();
  const { remarks } = checking.opened;
  if (remarks.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title" className="border-t border-line pt-4">
      <h3 id="earlier-title" className="text-h3">
        Returned before
      </h3>
      <ul className="mt-2 text-small">
        {remarks.map(({ field, text, was, changed }) => (
          <li key={field ?? ""} className="border-b border-line py-2 last:border-b-0">
            <span className="flex justify-between gap-3">
              <span className="font-strong">{labelOf(checking, field)}</span>
              {field !== null && (
                <span className={changed ? "text-green" : "text-orange"}>
                  {changed ? "Changed" : "Not changed"}
                </span>
              )}
            </span>
            <span className="own-way block text-text-2">
              {text}
              {changed && was !== null && ` It was ${String(was)}.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
