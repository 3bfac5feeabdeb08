/** A process that attacks a router until it is killed. Arguments: the router's address, the name of the attack. */
import { attack, ATTACKS } from "@marsa/realtime/probes/attacks";

const [url = "", name = ""] = process.argv.slice(2);
attack(url, name as keyof typeof ATTACKS);
process.send?.("ready");
