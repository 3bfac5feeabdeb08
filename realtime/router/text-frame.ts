/** The frame of a text message, made once for all its readers. */

/** Least lengths that take two, and eight, bytes more. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 65_536;
const FINAL_TEXT = 0x81;

/**
 * Returns a text message as a WebSocket frame, neither masked nor compressed (RFC 6455, section 5.2). `ws` would make
 * its head again for each reader, and write head and content apart: 1.5 µs a reader.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < EIGHT_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = TWO_BYTES + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
