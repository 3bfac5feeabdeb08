import { LogOut } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { leave } from "../leave.ts";
import { OutsideLayout } from "./outside-layout.tsx";

/** As `OutsideLayout`, for whoever is signed in and not through yet: with the way out. The steps are the screen's own. */
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
