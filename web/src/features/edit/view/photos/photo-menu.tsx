import { Crop, Ellipsis, RotateCw, Star, Trash2 } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import type { ListedFile } from "#/features/edit/model/upload/use-lot-files.ts";
import type { PhotoActs } from "./use-photo-acts.tsx";

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
