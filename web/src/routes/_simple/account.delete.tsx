import { createFileRoute } from "@tanstack/react-router";
import { DeleteScreen } from "#/features/account/view/delete-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";

export const Route = createFileRoute("/_simple/account/delete")({
  beforeLoad: enter("set-user"),
  head: () => pageTitle("Delete the account"),
  component: DeleteScreen,
});
