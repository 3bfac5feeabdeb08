import { deviceStorage } from "../browser/storage.ts";

const USED = "marsa.passkey";

/** Whether somebody has signed in by a passkey alone on this device, so that it may be asked for at once. */
export const isPasskeyUsed = (): boolean => deviceStorage.getItem(USED) !== null;
export const notePasskeyUsed = (): void => deviceStorage.setItem(USED, "yes");
