import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { LotPhoto } from "../../components/lot-photo.tsx";
import { cn } from "../../lib/cn.ts";
import { useReturnFocus } from "../../lib/return-focus.ts";
import type { LightboxProps } from "./late-lightbox.tsx";
import { useStrip } from "./use-strip.ts";

const round =
  "touch grid size-11 place-content-center rounded-full bg-ink-2 text-white hover:bg-ink-3 disabled:opacity-40 focus-visible:outline-white";

/** All photos on ink: swipe, arrow keys, buttons or thumbs. Escape closes; focus returns to the opener. */
export function Lightbox({ pictures, title, open, onClose }: LightboxProps) {
  const { strip, place, go, onScroll } = useStrip(pictures.length, open ?? 0);
  const returning = useReturnFocus(undefined, {});
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          {...returning}
          className="fixed inset-0 z-50 flex flex-col bg-ink text-white outline-none data-open:animate-fade-in"
          onKeyDown={(event) => {
            const steps: Readonly<Record<string, number>> = {
              ArrowLeft: place - 1,
              ArrowRight: place + 1,
              Home: 0,
              End: Infinity,
            };
            const next = steps[event.key];
            if (next === undefined) return;
            event.preventDefault();
            go(next);
          }}
        >
          <div className="flex items-center justify-between gap-4 px-4 py-3">
            <Primitive.Title className="min-w-0 truncate text-long font-strong">{title}</Primitive.Title>
            <span aria-live="polite" className="ms-auto text-body text-on-ink-2 tabular-nums">
              {place + 1} / {pictures.length}
            </span>
            <Primitive.Close className={round}>
              <X aria-hidden size={22} />
              <span className="sr-only">Close</span>
            </Primitive.Close>
          </div>
          <div className="relative min-h-0 flex-1">
            <section
              ref={strip}
              onScroll={onScroll}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keys
              tabIndex={0}
              aria-label="Photos"
              className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
            >
              {pictures.map((picture, at) => (
                <div key={picture.large} className="size-full shrink-0 snap-center px-2 sm:px-20">
                  {Math.abs(at - place) <= 1 && (
                    <LotPhoto
                      picture={picture}
                      sizes="100vw"
                      priority={at === place}
                      className="aspect-auto size-full bg-transparent! bg-contain! bg-center bg-no-repeat [&_img]:object-contain"
                    />
                  )}
                </div>
              ))}
            </section>
            <Side className="start-4" label="Previous photo" off={place === 0} onClick={() => go(place - 1)}>
              <ChevronLeft aria-hidden size={24} />
            </Side>
            <Side
              className="end-4"
              label="Next photo"
              off={place === pictures.length - 1}
              onClick={() => go(place + 1)}
            >
              <ChevronRight aria-hidden size={24} />
            </Side>
          </div>
          <div className="flex justify-start gap-1.5 overflow-x-auto px-4 py-3 [scrollbar-width:none] sm:justify-center">
            {pictures.map((picture, at) => (
              <button
                key={picture.large}
                type="button"
                aria-label={`Photo ${at + 1}`}
                aria-current={at === place}
                className={cn(
                  "w-18 shrink-0 overflow-hidden rounded-sm opacity-60 hover:opacity-100 focus-visible:outline-white",
                  at === place && "opacity-100 outline-2 outline-white",
                )}
                onClick={() => go(at)}
              >
                <LotPhoto picture={picture} sizes="72px" />
              </button>
            ))}
          </div>
          <p className="px-4 pb-3 text-center text-micro text-on-ink-3">Pictures are illustrations.</p>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface SideProps {
  className: string;
  label: string;
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button twin of the swipe; phones swipe. */
function Side({ className, label, off, onClick, children }: SideProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={off}
      className={cn(round, "absolute top-1/2 -translate-y-1/2 max-sm:hidden rtl:-scale-x-100", className)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
