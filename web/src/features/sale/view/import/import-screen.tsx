import { Link } from "@tanstack/react-router";
import { ArrowLeft, FileDown } from "lucide-react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { refusalText, type Refusal } from "#/lib/http/refusal.ts";
import { Button } from "#/components/ui/button.tsx";
import { download } from "#/lib/browser/download.ts";
import { counted } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import { BecomeSeller } from "../list/sale-empty.tsx";
import { importTemplate } from "#/features/sale/model/import-commands.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportTable } from "./import-table.tsx";
import { MapColumns } from "./map-columns.tsx";
import { useImport } from "#/features/sale/model/use-import.ts";

/** Makes drafts of a spreadsheet: template, file, rows with their errors, drafts. */
export function ImportScreen() {
  const me = useMe();
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-16 lg:px-gutter lg:pt-5">
      <Link
        to="/sale"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-small text-blue hover:underline"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} className="rtl:rotate-180" /> Selling
      </Link>
      <h1 className="text-h1">Import lots</h1>
      {me && !me.roles.includes("seller") ? <BecomeSeller /> : <Import />}
    </div>
  );
}

function Import() {
  const { state, refusal, created, restart, read, choose, ...table } = useImport();
  const isDone = state.step === "mend" && state.rows.length === 0;
  return (
    <>
      {refusal && <RefusalMessage className="mt-4" refusal={refusal} safe={safeWords(refusal, created)} />}
      {isDone && created > 0 && (
        <Message tone="success" className="mt-4" title={`${counted(created, "draft")} created.`}>
          Add photos to each draft, then publish it.{" "}
          <Link to="/sale" search={{ section: "draft" }}>
            See drafts
          </Link>
        </Message>
      )}
      {state.step === "map" || (state.step === "mend" && !isDone) ? (
        <>
          {state.step === "map" ? (
            <MapColumns
              key={state.preview.kind}
              state={state}
              onKind={(kind) => void read(state.file, kind)}
              onChoose={(headings) => void choose(headings)}
            />
          ) : (
            <ImportTable state={state} created={created} {...table} />
          )}
          <Button variant="ghost-blue" className="mt-4 max-lg:h-11" onClick={restart}>
            Choose another file
          </Button>
        </>
      ) : (
        <>
          <Templates />
          <TemplatePicture />
          <div className="mt-5">
            <DropZone
              reading={state.step === "reading" ? state.name : null}
              onFile={(file) => void read(file)}
            />
          </div>
        </>
      )}
    </>
  );
}

/** Says that nothing was lost, and how to use a file of another program. */
function safeWords({ code }: Refusal, created: number): string {
  if (code === "UNSUPPORTED_TYPE")
    return "Save the table as .xlsx, .csv or .tsv, then choose that file. Nothing was created.";
  return created > 0 ? "Drafts that are created stay. The other rows are kept." : "Nothing was created.";
}

/** The two templates, and what to do with them. */
function Templates() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="max-w-160 text-long text-pretty text-text-2 max-lg:w-full lg:me-auto">
        Fill in the template, one lot a row, and drop it below. You see what is wrong before anything is
        created. You add photos later.
      </p>
      <TemplateButton kind="vehicle" word="Vehicles" />
      <TemplateButton kind="apartment" word="Apartments" />
    </div>
  );
}

function TemplateButton({ kind, word }: { kind: "vehicle" | "apartment"; word: string }) {
  async function save() {
    try {
      download(await importTemplate(kind));
    } catch (error) {
      void toast({ text: refusalText(error), tone: "error" });
    }
  }
  return (
    <Button className="max-lg:h-11" onClick={() => void save()}>
      <FileDown aria-hidden size={18} strokeWidth={1.75} />
      <span className="sr-only">Template for </span>
      {word}
    </Button>
  );
}

const COLUMNS = [
  ["Make *", "Toyota"],
  ["Model *", "Land Cruiser"],
  ["Year *", "2021"],
  ["Mileage, km *", "78,400"],
  ["VIN *", "JTEBU3FJ0M5861942"],
  ["Start price, AED *", "82,000"],
  ["Start date, GST *", "2026-11-29 18:00"],
] as const;

/** The first columns of the template with a filled row, so that a seller knows what to expect. */
function TemplatePicture() {
  return (
    <figure className="mt-5">
      <section
        className="overflow-x-auto rounded-md border border-line"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
        tabIndex={0}
        aria-label="Part of the template"
      >
        <table className="w-full text-small whitespace-nowrap">
          <thead>
            <tr className="border-b border-line bg-salt">
              {COLUMNS.map(([title]) => (
                <th key={title} scope="col" className="px-3 py-2 text-start font-strong">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {COLUMNS.map(([title, value]) => (
                <td key={title} className="px-3 py-2 tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <figcaption className="mt-1.5 text-small text-text-2">
        Part of the vehicle template. A column with * must be filled in. Lists such as Make open in their
        cell; the sheet “Example” shows a whole row.
      </figcaption>
    </figure>
  );
}
