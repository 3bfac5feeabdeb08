import type { Schema } from "@marsa/api-spec/client-problem";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Avatar } from "#/components/ui/avatar.tsx";
import { cn } from "#/lib/cn.ts";

interface AccountFaceProps extends ComponentProps<"button"> {
  me: Schema<"Me">;
}

/** The round button with the person's initials. */
export function AccountFace({ me, className, ...props }: AccountFaceProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className={cn("flex items-center gap-2.5 rounded-full", className)}
      {...props}
    >
      <span className="sr-only">Account of {me.name}</span>
      <Avatar name={me.name} picture={me.avatar} />
      <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="me-1" />
    </button>
  );
}
