import { useId, useState } from "react";
import { FieldError } from "../../../components/form/field-error.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Label } from "../../../components/ui/label.tsx";
import { money } from "../../../lib/money.ts";
import type { DeskView } from "./desk-view.ts";
import { minimumRefusal, suggestedMinima } from "./minimum.ts";

interface MinDialogProps {
  view: DeskView;
  onPrice: (price: number) => void;
  onClose: () => void;
}

/** Another minimum price for the lot that is up, from and to. */
export function MinDialog({ view, onPrice, onClose }: MinDialogProps) {
  const { minPrice, live, lot } = view;
  const [price, setPrice] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const id = useId();
  if (typeof minPrice !== "number" || !live) return null;
  const refusal = minimumRefusal(price, minPrice, live.start_price);
  const reaches = price !== null && live.price !== null && price <= live.price;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change the minimum of lot {lot?.position}</DialogTitle>
          <DialogDescription>
            It is {money(minPrice)}
            {live.price !== null && `, ${live.leader ?? "somebody"} leads at ${money(live.price)}`}. It goes
            down only, by 5 % or more{live.price !== null && ", twice at most after a bid"}. The room reads
            that it changed, not to what.
          </DialogDescription>
        </DialogHeader>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (refusal === null && price !== null) onPrice(price);
          }}
        >
          <div className="px-4 md:px-6">
            <Label htmlFor={id}>New minimum, AED</Label>
            <Input
              id={id}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              inputMode="numeric"
              autoComplete="off"
              className="mt-1.5 tabular-nums"
              value={price === null ? "" : money(price)}
              onChange={({ target }) => setPrice(readAmount(target.value))}
              aria-invalid={(tried && refusal !== null) || undefined}
              aria-describedby={`${id}-error`}
            />
            <FieldError id={`${id}-error`} text={tried ? (refusal ?? undefined) : undefined} />
            <ul className="mt-3 flex flex-wrap gap-2">
              {suggestedMinima(minPrice, live).map((amount) => (
                <li key={amount}>
                  <Button size="sm" onClick={() => setPrice(amount)}>
                    {money(amount)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <DialogFooter>
            <Button type="submit" variant="press" size="lg">
              {price === null ? "Change minimum" : `${money(minPrice)} → ${money(price)}`}
            </Button>
            <p className="min-h-4.5 text-small text-text-2">
              {reaches ? "The price is there already: the light turns green." : ""}
            </p>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function readAmount(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, "").slice(0, 9);
  return digits === "" ? null : Number(digits);
}
