import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

interface AvatarProps extends ComponentProps<"span"> {
  /** The person's name, for the initials. */
  name: string;
  /** Address of the picture; null: none. */
  picture: string | null;
}

/** A round picture, or two letters on a dark circle. Decorative: the name is beside it or in the label. */
export function Avatar({ name, picture, className, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden
      className={cn(
        "grid size-9 shrink-0 place-content-center overflow-hidden rounded-full bg-ink text-small font-strong text-white",
        className,
      )}
      {...props}
    >
      {picture === null ? initials(name) : <img src={picture} alt="" className="size-full object-cover" />}
    </span>
  );
}

/** The first letters of the first and the last word: "Omar Haddad" → "OH", "Layla" → "L". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
