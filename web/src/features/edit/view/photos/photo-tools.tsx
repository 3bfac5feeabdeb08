import { Crop, type LucideIcon, RotateCw, Star, Trash2 } from "lucide-react";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoActs } from "./use-photo-acts.tsx";

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
