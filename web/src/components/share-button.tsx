import { Share2 } from "lucide-react";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { copyText } from "#/lib/browser/copy-text.ts";

interface ShareButtonProps {
  /** The name of what the page shows: "Toyota Land Cruiser, lot 20461". */
  of: string;
  /** Whether to show a round button without its word, on a photo. */
  round?: boolean;
}

/** Opens the system's share sheet where there is one, else copies the address. */
export function ShareButton({ of, round = false }: ShareButtonProps) {
  if (round) {
    return (
      <button
        type="button"
        aria-label={`Share ${of}`}
        className="grid size-11 place-content-center rounded-full bg-white text-ink"
        onClick={() => void share(of)}
      >
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
      </button>
    );
  }
  return (
    <Button size="sm" onClick={() => void share(of)}>
      <Share2 aria-hidden size={16} strokeWidth={1.75} />
      Share
    </Button>
  );
}

async function share(text: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title: text, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  void toast(
    (await copyText(url))
      ? { text: "Link copied", duration: 3_000 }
      : { text: `The link could not be copied: ${url}`, tone: "error" },
  );
}
