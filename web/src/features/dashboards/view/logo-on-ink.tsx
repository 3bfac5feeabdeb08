import plain from "#/assets/marsa-logo.svg";
import { cn } from "#/lib/cn.ts";

/** The logo in white; `className` sets its height. */
export function LogoOnInk({ className }: { className?: string }) {
  return (
    <img
      src={plain}
      alt="Marsa"
      width={147}
      height={31}
      className={cn("w-auto brightness-0 invert", className)}
    />
  );
}
