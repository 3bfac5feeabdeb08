import type { ReactNode } from "react";

interface FactorRowProps {
  title: string;
  text: string;
  /** The button at the end. */
  children: ReactNode;
}

/** One way of the two-step sign-in, with its button at the end. */
export function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="text-long break-words">{title}</p>
        <p className="text-small text-text-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
