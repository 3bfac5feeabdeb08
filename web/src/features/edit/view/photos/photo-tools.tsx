/** The tools of a photo: in its corner, while ordering, and behind three dots. */
import { Crop, type LucideIcon, RotateCw, Star, Trash2, ArrowLeft, ArrowRight, Ellipsis } from "lucide-react";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoActs } from "./use-photo-acts.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";

interface PhotoToolsProps {
  file: ListedFile;
  place: number;
  acts: PhotoActs;
}

/** Tools in the corner of a photo, on wide screens; drawn with the pointer above it or the keys inside. */
export function PhotoTools({ file, place, acts }: PhotoToolsProps) {
  return (
    <div className="absolute end-2 top-2 flex overflow-hidden rounded-md bg-white opacity-0 shadow-panel group-focus-within:opacity-100 group-hover:opacity-100 max-lg:hidden">
      {place > 0 && (
        <Tool icon={Star} label={`Make ${file.name} the main photo`} onPress={() => acts.move(place, 0)} />
      )}
      <Tool icon={RotateCw} label={`Turn ${file.name}`} onPress={() => acts.turn(file)} />
      <Tool icon={Crop} label={`Crop ${file.name}`} onPress={() => acts.crop(file)} />
      <Tool icon={Trash2} label={`Delete ${file.name}`} onPress={() => acts.remove(file.id_file)} />
    </div>
  );
}

function Tool({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-8 place-content-center border-s border-line first:border-s-0 hover:bg-salt focus-visible:bg-blue-tint"
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}

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

interface PhotoMenuProps {
  file: ListedFile;
  place: number;
  acts: PhotoActs;
}

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The tools of a photo behind three dots, on phones and tablets. */
export function PhotoMenu({ file, place, acts }: PhotoMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`More for photo ${place + 1}, ${file.name}`}
        className="touch absolute end-1 top-1 grid h-8 w-9 place-content-center rounded-md bg-white lg:hidden"
      >
        <Ellipsis {...ICON} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {place > 0 && (
          <DropdownMenuItem onSelect={() => acts.move(place, 0)}>
            <Star {...ICON} /> Make it the main photo
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => acts.turn(file)}>
          <RotateCw {...ICON} /> Turn
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => acts.crop(file)}>
          <Crop {...ICON} /> Crop
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => acts.remove(file.id_file)}>
          <Trash2 {...ICON} /> Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
