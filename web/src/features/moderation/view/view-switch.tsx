/** Ways to look at an open lot. */
export const LOOKS = ["page", "card", "phone"] as const;
export type LotLook = (typeof LOOKS)[number];

const WORDS: Readonly<Record<LotLook, string>> = { page: "Lot page", card: "Card", phone: "Phone" };

interface ViewSwitchProps {
  look: LotLook;
  onLook: (look: LotLook) => void;
}

/** Chooses where buyers see the lot: its page, its card in a list, or a phone. */
export function ViewSwitch({ look, onLook }: ViewSwitchProps) {
  return (
    <fieldset
      aria-label="Preview"
      className="flex min-w-0 overflow-hidden max-lg:order-last max-lg:w-full lg:ms-auto rounded-md border border-line-2 bg-white text-text"
    >
      {LOOKS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={look === each}
          onClick={() => onLook(each)}
          className="touch grow px-3 py-1.5 text-small font-medium -outline-offset-2 aria-pressed:bg-ink aria-pressed:text-white"
        >
          {WORDS[each]}
        </button>
      ))}
    </fieldset>
  );
}
