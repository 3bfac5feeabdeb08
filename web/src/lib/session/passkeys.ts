import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Schema } from "@marsa/api-spec/client-problem";

/** Makes and uses passkeys. The library is loaded at the first use. */

type Options = Schema<"PasskeyOptions">["options"];
type Answered = Schema<"PasskeyResponse">;

const library = () => import("@simplewebauthn/browser");

/** A passkey was not made or not used: the person cancelled, or the device has none. */
export class PasskeyError extends Error {}

/** Whether this browser has passkeys here. Addresses that are numbers have none, nor has plain http. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** @throws PasskeyError with a sentence for the person */
export async function makePasskey(options: Options): Promise<Answered> {
  const { startRegistration } = await library();
  try {
    return wire(
      await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidStateError")
      throw new PasskeyError("This device has a passkey of your account already.", { cause: error });
    throw new PasskeyError("No passkey was made. You can try again.", { cause: error });
  }
}

/** Whether the browser offers passkeys among the entries of a field. */
export async function offersInField(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  // A browser without such fields lacks the question, too.
  const ask = PublicKeyCredential.isConditionalMediationAvailable as (() => Promise<boolean>) | undefined;
  return (await ask?.call(PublicKeyCredential).catch(() => false)) ?? false;
}

/** Ends the offer of a passkey, if there is one. */
export async function endOffer(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/**
 * @param inField whether the passkey is offered in the field with autocomplete "webauthn", and nothing opens by itself
 * @throws PasskeyError with a sentence for the person
 */
export async function signWithPasskey(options: Options, inField = false): Promise<Answered> {
  const { startAuthentication } = await library();
  try {
    return wire(
      await startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill: inField,
      }),
    );
  } catch (error) {
    throw new PasskeyError("No passkey was used. Try again, or choose another way.", { cause: error });
  }
}

interface FromBrowser extends Pick<Answered, "id" | "rawId" | "type"> {
  readonly authenticatorAttachment?: string | undefined;
  readonly response: object;
  readonly clientExtensionResults: object;
}

/** Returns the fields that the document knows. */
function wire(made: FromBrowser): Answered {
  const { id, rawId, type, authenticatorAttachment, response, clientExtensionResults } = made;
  return {
    id,
    rawId,
    type,
    ...(authenticatorAttachment !== undefined && { authenticatorAttachment }),
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
