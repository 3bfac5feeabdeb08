import { LogOut } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { leave } from "../model/leave.ts";
import { OutsideLayout } from "./outside-layout.tsx";

/** As `OutsideLayout`, for signed-in people with a step to complete: with the sign-out. The screen has the steps. */
export function OutsideLoggedInLayout() {
  return (
    <OutsideLayout
      end={
        <Button variant="ghost" className="-me-4" onClick={() => void leave()}>
          <LogOut aria-hidden size={18} strokeWidth={1.75} /> Sign out
        </Button>
      }
    />
  );
}
