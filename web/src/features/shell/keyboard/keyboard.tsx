import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useMe } from "../../../lib/http/queries.ts";
import { isTyping } from "../../../lib/keyboard/is-typing.ts";
import { onPaletteAsked } from "../../../lib/dialogs/palette-request.ts";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { areasFor } from "../menu/areas.ts";
import { createKeyReader } from "./keys.ts";

const loadPalette = () => import("./palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const KeyHelp = lazy(async () => ({ default: (await import("./key-help.tsx")).KeyHelp }));

/**
 * Presses what answers to a letter: in the card or row where the keys are, else what stands on the page once.
 * Out: whether there was such a thing.
 */
function pressOn(letter: string): boolean {
  const near = document.activeElement?.closest("article, tr");
  const found =
    near?.querySelector<HTMLElement>(letter === "f" ? "[data-slot='heart']" : "[data-key='n']") ??
    [...document.querySelectorAll<HTMLElement>(`main [data-key='${letter}']`)].find((each) =>
      each.checkVisibility(),
    );
  found?.click();
  return found !== undefined;
}

/** The shell's keys on every page, and what they open. Mounted once, by the root. */
export function Keyboard() {
  const router = useRouter();
  const hasScreen = useHasScreen();
  const me = useMe() ?? null;
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const close = () => setOpen(null);

  const go = useEffectEvent((key: string): boolean => {
    const area = areasFor(me, hasScreen).find((each) => each.key === key);
    if (area) void router.navigate({ to: area.to as "/auction", search: area.search ?? {} });
    return area !== undefined;
  });

  useEffect(() => onPaletteAsked(() => setOpen("palette")), []);
  useEffect(() => {
    const read = createKeyReader();
    const hear = (event: KeyboardEvent) => {
      // Ctrl comes before K, and so does what K opens.
      if (event.key === "Control" || event.key === "Meta") void loadPalette();
      // Over an open dialog single keys are its own.
      const single = !isTyping(event) && document.querySelector("[role='dialog']") === null;
      const wish = read(event, event.timeStamp, single);
      if (wish === null || event.defaultPrevented) return;
      if (wish.kind === "go" || wish.kind === "press") {
        if (wish.kind === "go" ? go(wish.key) : pressOn(wish.key)) event.preventDefault();
        return;
      }
      const { kind } = wish;
      event.preventDefault();
      setOpen((now) => (now === kind ? null : kind));
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);

  if (open === null) return null;
  return (
    <Suspense>
      {open === "palette" ? (
        <Palette onClose={close} onHelp={() => setOpen("help")} />
      ) : (
        <KeyHelp onClose={close} />
      )}
    </Suspense>
  );
}
