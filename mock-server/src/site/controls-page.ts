/** Shows the controls to developers. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import { textPage } from "./layout/page.ts";

const README = fileURLToPath(new URL("../controls/README.md", import.meta.url));

/** Returns the developer's page of the controls, with its five requests: the README of their folder. */
export async function controlsPage(): Promise<string> {
  const html = await marked(await readFile(README, "utf8"));
  return textPage(
    "/docs/controls",
    "The controls",
    html.replaceAll("<table>", '<div class="wide"><table>').replaceAll("</table>", "</table></div>"),
  );
}
