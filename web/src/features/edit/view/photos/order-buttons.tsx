import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";

interface OrderButtonsProps {
  file: ListedFile;
  place: number;
  count: number;
  move: (from: number, to: number) => void;
}

const BUTTON = "grid size-11 place-content-center rounded-md bg-white shadow-panel aria-disabled:text-text-3";

/** Earlier and later, while photos are ordered by finger. */
export function OrderButtons({ file, place, count, move }: OrderButtonsProps) {
  return (
    <div className="absolute inset-x-1 top-1/2 flex -translate-y-1/2 justify-between">
      <button
        type="button"
        aria-label={`Move ${file.name} earlier`}
        aria-disabled={place === 0}
        className={BUTTON}
        onClick={() => move(place, place - 1)}
      >
        <ArrowLeft aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={`Move ${file.name} later`}
        aria-disabled={place === count - 1}
        className={BUTTON}
        onClick={() => move(place, place + 1)}
      >
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </button>
    </div>
  );
}
