import type { Schema } from "@marsa/api-spec/client-problem";
import { Check } from "lucide-react";
import { cn } from "#/lib/cn.ts";

interface VerificationStepsProps {
  me: Schema<"Me">;
  /** The contact of the present code. */
  now: "email" | "phone";
}

const WORDS = { email: "Email", phone: "Mobile phone" } as const;

/** The steps: email, then phone. */
export function VerificationSteps({ me, now }: VerificationStepsProps) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-5 text-small">
      {(["email", "phone"] as const).map((kind, at) => {
        const done = kind !== now && me[`${kind}_verified`];
        return (
          <li
            key={kind}
            aria-current={kind === now ? "step" : undefined}
            className={cn("flex items-center gap-2", kind === now ? "font-strong" : "text-text-2")}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-6 place-content-center rounded-full text-micro font-strong tabular-nums",
                done ? "bg-green text-white" : kind === now ? "bg-ink text-white" : "bg-salt-2 text-text-2",
              )}
            >
              {done ? <Check size={14} strokeWidth={2.4} /> : at + 1}
            </span>
            {WORDS[kind]}
            {done && <span className="sr-only">, confirmed</span>}
          </li>
        );
      })}
    </ol>
  );
}
