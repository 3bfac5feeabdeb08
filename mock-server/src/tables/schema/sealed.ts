declare const opaque: unique symbol;
/** An encrypted value, as a column holds it: `s1.{id of the key}.{nonce, tag and bytes in base64url}`. */
export interface Sealed {
  readonly [opaque]: true;
  toString(): string;
}
