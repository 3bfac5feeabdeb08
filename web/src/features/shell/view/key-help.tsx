import { useState, useSyncExternalStore } from "react";
import { CheckField } from "#/components/form/check-field.tsx";
import { DESK_KEYS, ROOM_DESK_KEYS } from "#/components/lane/desk-keys.ts";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { onSingleKeys, setSingleKeys, singleKeysOn } from "#/lib/keyboard/single-keys.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { areasFor } from "../model/areas.ts";

const EVERYWHERE = [
  { keys: ["Ctrl", "K"], does: "Search and commands (on a Mac: Command K)" },
  { keys: ["/"], does: "Go to the search box" },
  { keys: ["?"], does: "This help" },
  { keys: ["Tab"], does: "Skip to content, at the top of a page" },
];
const KEYS = [
  ...EVERYWHERE,
  { keys: ["Esc"], does: "Close the dialog or menu" },
  { keys: ["F"], does: "Watch or unwatch the lot" },
  { keys: ["N"], does: "Your note on the lot" },
  { keys: ["L"], does: "The next lot of the list" },
  { keys: ["H"], does: "The previous lot of the list" },
  { keys: ["1", "2", "3"], does: "In a live lane: choose an amount; Enter confirms it" },
];

/** The list of shortcuts, and the switch for single keys. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(onSingleKeys, singleKeysOn);
  const areas = areasFor(useMe() ?? null, useHasScreen());
  // The console has other meanings for F, G and N.
  const [desk] = useState(() => {
    const found = document.querySelector<HTMLElement>("[data-slot='lane-console']");
    return found && (found.dataset["room"] ? ROOM_DESK_KEYS : DESK_KEYS);
  });
  const atDesk = desk !== null;
  const ways = areas.flatMap(({ key, label }) =>
    key === undefined ? [] : [{ keys: ["G", key.toUpperCase()], does: `Go to: ${label}` }],
  );
  const rows = desk ? [...desk, ...EVERYWHERE] : [...KEYS, ...ways];
  return (
    <TitledDialog
      title={atDesk ? "Keys of the desk" : "Keyboard shortcuts"}
      text="Shortcuts are off while you type."
      onClose={onClose}
    >
      <div className="overflow-y-auto px-4 pb-6 md:px-6">
        <dl>
          {rows.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <dt className="order-2 flex shrink-0 gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid h-6 min-w-6 place-content-center rounded-sm border border-line-3 px-1.5 font-sans text-micro text-text-2"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-body text-pretty">{does}</dd>
            </div>
          ))}
        </dl>
        <CheckField
          className="mt-4"
          checked={on}
          onCheckedChange={setSingleKeys}
          label={
            atDesk
              ? "Single-key shortcuts. Ctrl K always works."
              : "Single-key shortcuts (/ ? F N H L, and G with a letter). Ctrl K always works."
          }
        />
      </div>
    </TitledDialog>
  );
}
