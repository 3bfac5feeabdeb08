import { useFilesOfLot } from "./lot-files-context.tsx";

/** How many files have not arrived: "2 files are still on their way". */
export function OnTheWay() {
  const { photos, reports, documents, plans } = useFilesOfLot();
  const count = photos.busy + reports.busy + documents.busy + plans.busy;
  if (count === 0) return null;
  return (
    <p className="text-small text-text-2 tabular-nums">
      {count === 1 ? "One file is" : `${count} files are`} still on the way
    </p>
  );
}
