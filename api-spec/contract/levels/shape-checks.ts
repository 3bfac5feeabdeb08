/** Level schema: every operation answers a stranger as the document says, whatever it answers. Nothing changes. */
import { operations, type OperationId } from "../../generated/operations.ts";
import { must } from "../base/broken.ts";
import type { Check } from "../base/check.ts";
import { exampleOf } from "../base/example.ts";

const group = "replies to strangers";

/** Operations by which a stranger leaves something behind; all others that admit strangers only read. */
const LEAVES_SOMETHING: ReadonlySet<OperationId> = new Set([
  "signup",
  "signin",
  "startPasskeySignIn",
  "signInByPasskey",
  "recoveryInit",
  "recoveryPassword",
  "viewLot",
  "subscribePush",
  "requestCall",
  "createInstallation",
  "refreshInstallation",
  "deleteInstallation",
  "createPushRegistration",
  "updatePushRegistration",
  "deletePushRegistration",
]);

export function changesForStrangers(id: OperationId): boolean {
  return LEAVES_SOMETHING.has(id);
}

export const shapeChecks: readonly Check[] = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].tag !== "controls" && !changesForStrangers(id))
  .map((id) => ({
    group,
    name: `${id} answers its example as the document says`,
    about: id,
    level: "schema",
    async play(world) {
      const answered = await world.call(id, exampleOf(id));
      must(answered.status < 500, answered, "An example of the document must cause no server error");
    },
  }));
