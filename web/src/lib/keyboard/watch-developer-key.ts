import { closeDialog, isDialogOpen, openDialog } from "../dialogs/dialogs.ts";
import { configQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { asksForDrawer } from "./developer-key.ts";
import { isField } from "./is-typing.ts";

/**
 * Opens and closes the developer's drawer by its key, from the first moment of the page: whether the server has its
 * controls on is only known later, and an early press must not be lost. Without controls nothing is drawn.
 */
export function watchDeveloperKey(): void {
  addEventListener("keydown", (event) => {
    if (!asksForDrawer(event, isField(event.target))) return;
    if (queryClient.getQueryData(configQuery.queryKey)?.controls === true) event.preventDefault();
    if (isDialogOpen("developer")) closeDialog("developer");
    else openDialog("developer");
  });
}
