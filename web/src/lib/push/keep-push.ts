/** Keeps push alive when the app starts on a device where push is on. */
import { push } from "./push.ts";

void push.keep();
