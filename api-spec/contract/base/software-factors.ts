/** An authenticator app and a passkey in software, for tests of the two-step sign-in. */
import { createHmac, generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";

const PERIOD_MS = 30_000;

/** Returns the code that an app with this secret (base32) shows at `now`, ms (RFC 6238). */
export function codeOf(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

interface Answered {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: Record<string, unknown>;
  readonly clientExtensionResults: Record<string, unknown>;
}

/** A passkey of one site. Its options are those of the server, unread. */
export interface SoftwarePasskey {
  // oxlint-disable-next-line typescript/no-explicit-any -- WebAuthn options, which the document leaves open
  create(options: any): Answered;
  // oxlint-disable-next-line typescript/no-explicit-any -- WebAuthn options, which the document leaves open
  sign(options: any, origin?: string, person?: { readonly verified: boolean }): Answered;
}

const PRESENT = 0b001;
const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b100_0000;

/** Makes a passkey with an ES256 key. Its counter grows with each signature. */
export function createSoftwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const authData = (rpId: string, flags: number, rest: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([Buffer.from(hash("sha256", rpId, "hex"), "hex"), head, rest]);
  };
  const answered = (response: Record<string, unknown>): Answered => {
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  };

  return {
    create({ challenge, rp }) {
      const idLength = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(x, y)]);
      const data = authData(rp.id, PRESENT_AND_VERIFIED | WITH_KEY, attested);
      return answered({
        clientDataJSON: clientData("webauthn.create", challenge, originOf(rp.id)).toString("base64url"),
        attestationObject: attestation(data).toString("base64url"),
        transports: ["internal"],
      });
    },
    sign({ challenge, rpId }, origin = originOf(rpId), { verified } = { verified: true }) {
      counter++;
      const data = authData(rpId, verified ? PRESENT_AND_VERIFIED : PRESENT, Buffer.alloc(0));
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([data, Buffer.from(hash("sha256", client, "hex"), "hex")]);
      return answered({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function originOf(host: string): string {
  return host === "localhost" ? "http://localhost" : `https://${host}`;
}

/** The COSE key in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
}

/** A coordinate of 32 bytes (base64url) in CBOR. */
function coordinate(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
}

/** The attestation object in CBOR: {fmt: "none", attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    shortText("fmt"),
    shortText("none"),
    shortText("attStmt"),
    Buffer.from([0xa0]),
    shortText("authData"),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}

/** A text of up to 23 bytes in CBOR. */
function shortText(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}
