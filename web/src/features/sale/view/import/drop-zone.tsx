import { FileSpreadsheet } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { cn } from "#/lib/cn.ts";

interface DropZoneProps {
  /** The name of the file that is being read; null: none. */
  reading: string | null;
  onFile: (file: File) => void;
}

/** Takes a spreadsheet that is dropped or chosen. */
export function DropZone({ reading, onFile }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && reading === null) onFile(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div
      data-slot="drop-zone"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "relative grid place-items-center rounded-lg border-2 border-dashed px-4 py-12 text-center",
        over ? "border-blue bg-blue-tint" : "border-line-3 bg-salt",
      )}
    >
      <FileSpreadsheet aria-hidden size={32} strokeWidth={1.5} className="text-text-2" />
      {reading === null ? (
        <>
          <p className="mt-3 text-long font-strong">Drop your spreadsheet here</p>
          <p className="mt-1 text-small text-text-2">.xlsx, .csv or .tsv, 10 MB and 5,000 rows at most</p>
          <label
            htmlFor={id}
            className="mt-4 inline-flex h-11 cursor-pointer items-center rounded-md bg-ink px-5 text-body font-strong text-white hover:bg-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            Choose file
            <input
              id={id}
              type="file"
              accept=".xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
              className="sr-only"
              onChange={(event) => {
                take(event.target.files);
                event.target.value = "";
              }}
            />
          </label>
        </>
      ) : (
        <output className="mt-3 block text-long font-strong">Reading {reading}…</output>
      )}
    </div>
  );
}
