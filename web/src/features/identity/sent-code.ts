/** Where a code went, as it was typed, and when another may be asked for (ISO instant of the server's clock). */
export interface Sent {
  contact: string;
  resendAt: string;
}
