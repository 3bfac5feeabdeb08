import { closeDialog, isDialogOpen, openDialog } from "../dialogs/dialogs.ts";
import { configQuery } from "../http/queries.ts";
import { queryClient } from "../http/query-client.ts";
import { asksForDrawer } from "./developer-key.ts";
import { isField } from "./is-typing.ts";

/**
 * Opens and closes the developer drawer by its key, from the page's start. The app learns later whether the server has
 * controls, and an early press counts too. Without controls nothing opens.
 */
export function watchDeveloperKey(): void {
  addEventListener("keydown", (event) => {
    if (!asksForDrawer(event, isField(event.target))) return;
    if (queryClient.getQueryData(configQuery.queryKey)?.controls === true) event.preventDefault();
    if (isDialogOpen("developer")) closeDialog("developer");
    else openDialog("developer");
  });
}
