/** Opens dialogs from anywhere in the app; `routes/-dialogs.tsx` draws the open ones. */

/**
 * The dialogs by name, each with the type of its payload (null: none). A feature adds its dialogs by `declare module`.
 */
export interface DialogPayloads {
  "sign-in": { readonly reason: string };
  /** The ways of this person to confirm who they are. */
  confirm: { readonly ways: readonly ("password" | "totp" | "passkey" | "recovery")[] };
  "call-back": { readonly subject: string | null };
  notifications: null;
  palette: null;
  "key-help": null;
  report: null;
  developer: null;
  /** `bid`: asks at once to confirm the next bid. `maximum`: its field holds this amount, whole AED. */
  "quick-bid": { readonly id: number; readonly bid?: boolean; readonly maximum?: number };
  note: { readonly id: number; readonly title: string };
  "price-guide": { readonly words: string };
}

export type DialogName = keyof DialogPayloads;

export interface OpenDialog<Name extends DialogName = DialogName> {
  readonly name: Name;
  readonly payload: DialogPayloads[Name];
}

type PayloadOf<Name extends DialogName> = DialogPayloads[Name] extends null
  ? []
  : [payload: DialogPayloads[Name]];

let open: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

/** Returns the open dialogs, the uppermost last. The array stays the same until it changes. */
export function openDialogs(): readonly OpenDialog[] {
  return open;
}

export function isDialogOpen(name: DialogName): boolean {
  return open.some((dialog) => dialog.name === name);
}

/** Calls the listener after each change; returns how to stop that. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens a dialog above all others and replaces one of the same name. The focus returns to its opener when it closes.
 */
export function openDialog<Name extends DialogName>(name: Name, ...[payload]: PayloadOf<Name>): OpenDialog {
  const dialog = { name, payload: payload ?? null } as OpenDialog;
  change([...without(name), dialog]);
  return dialog;
}

/** Closes the dialog with this name, if open. */
export function closeDialog(name: DialogName): void {
  if (isDialogOpen(name)) change(without(name));
}

/** Closes all dialogs except the developer drawer, for a change of page. */
export function closePageDialogs(): void {
  const remaining = open.filter(({ name }) => name === "developer");
  if (remaining.length < open.length) change(remaining);
}

/** Resolves when this dialog is closed or replaced by another of its name. */
export function whenClosed(dialog: OpenDialog): Promise<void> {
  if (!open.includes(dialog)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onDialogs(() => {
      if (open.includes(dialog)) return;
      stop();
      resolve();
    });
  });
}

function without(name: DialogName): readonly OpenDialog[] {
  return open.filter((dialog) => dialog.name !== name);
}

function change(next: readonly OpenDialog[]): void {
  open = next;
  for (const listener of listeners) listener();
}
