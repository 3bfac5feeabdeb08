import { lazy, Suspense } from "react";
import { Button } from "#/components/ui/button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { codeWords } from "../model/words.ts";

const QrCode = lazy(() => import("#/components/qr-code.tsx"));

/** The address that the staff's phone opens when it scans the code, which no server sees behind the `#`. */
function addressOf(code: string): string {
  return new URL(`/clients?tab=settlements&handover=true#${code}`, location.origin).href;
}

const PAID_AT_SCAN = "You show it, our staff scan it, and the seller is paid. Look at the lot first.";

interface GateCodeProps {
  /** Null until the person has confirmed who they are. */
  code: string | null;
  loading: boolean;
  onShow: () => void;
}

/** The code for the gate, readable for people and for a scanner; or the button that shows it. */
export function GateCode({ code, loading, onShow }: GateCodeProps) {
  return (
    <div className="w-full rounded-lg bg-ink p-4 text-center text-white sm:w-60" data-slot="gate-code">
      <p className="text-small text-on-ink-2">Show at the gate</p>
      {code === null ? (
        <>
          <p className="text-price-m tabular-nums">••• •••</p>
          <p className="mt-2 mb-4 text-small text-pretty text-on-ink-2">
            Who has this code gets the lot: we ask first that it is you. The seller is paid when our staff
            scan it.
          </p>
          <Button size="lg" className="w-full" aria-disabled={loading || undefined} onClick={onShow}>
            {loading ? "One moment…" : "Show the code"}
          </Button>
        </>
      ) : (
        <>
          <p className="text-price-m tabular-nums">{codeWords(code)}</p>
          <Qr code={code} className="mx-auto mt-2 block w-40 rounded-md" />
          <p className="mt-3 text-small text-pretty text-on-ink-2">{PAID_AT_SCAN}</p>
        </>
      )}
    </div>
  );
}

/** The same in the whole window. */
export function LargeCode({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <TitledDialog title="Show at the gate" returnTo="won" onClose={onClose}>
      <div className="px-4 pb-6 text-center">
        <p className="text-price-lot tabular-nums">{codeWords(code)}</p>
        <Qr code={code} className="mx-auto block w-full max-w-80" />
        <p className="mt-3 text-body text-pretty text-text-2">{PAID_AT_SCAN}</p>
      </div>
    </TitledDialog>
  );
}

function Qr({ code, className }: { code: string; className: string }) {
  return (
    <Suspense fallback={<span className={`aspect-square bg-white ${className}`} />}>
      <QrCode text={addressOf(code)} className={className} />
    </Suspense>
  );
}
