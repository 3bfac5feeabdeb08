import arabic from "../assets/marsa-logo-arabic.svg";
import plain from "../assets/marsa-logo.svg";
import { cn } from "../lib/cn.ts";

interface LogoProps {
  /** Adds the Arabic word. */
  bilingual?: boolean;
  /** Sets the height; the width follows. */
  className?: string;
}

/** The logo, as outlines. */
export function Logo({ bilingual = false, className }: LogoProps) {
  return bilingual ? (
    <img src={arabic} alt="Marsa" width={250} height={31} className={cn("h-8 w-auto", className)} />
  ) : (
    <img src={plain} alt="Marsa" width={147} height={31} className={cn("h-7 w-auto", className)} />
  );
}
