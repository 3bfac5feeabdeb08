/** Writes payouts as ISO 20022 pain.001.001.09, the order for transfers that banks read. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { house } from "../house.ts";
import { plainAmount, totalFils, type Payout, type PayoutFile } from "./payout.ts";

const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";

/** Returns the file. The standard fixes the order of all elements. */
export function painOf({ number, madeAt, payouts }: PayoutFile): string {
  const message = `MARSA-${dubaiDate(madeAt).replaceAll("-", "")}-${String(number).padStart(5, "0")}`;
  const sums = [
    element("NbOfTxs", String(payouts.length)),
    element("CtrlSum", plainAmount(totalFils(payouts))),
  ];
  const order = element(
    "CstmrCdtTrfInitn",
    element(
      "GrpHdr",
      element("MsgId", message),
      element("CreDtTm", `${new Date(madeAt).toISOString().slice(0, 19)}Z`),
      ...sums,
      element("InitgPty", element("Nm", house.name)),
    ),
    element(
      "PmtInf",
      element("PmtInfId", `${message}-1`),
      element("PmtMtd", "TRF"),
      ...sums,
      element("ReqdExctnDt", element("Dt", dubaiDate(madeAt))),
      element("Dbtr", element("Nm", house.name)),
      element("DbtrAcct", account(house.iban), element("Ccy", "AED")),
      element("DbtrAgt", bank(house.swift)),
      element("ChrgBr", "SHAR"),
      ...payouts.map(transfer),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${order}</Document>\n`;
}

function transfer({ what, reference, amountFils, name, iban, swift }: Payout): string {
  return element(
    "CdtTrfTxInf",
    element("PmtId", element("InstrId", reference), element("EndToEndId", reference)),
    element("Amt", `<InstdAmt Ccy="AED">${plainAmount(amountFils)}</InstdAmt>`),
    element("CdtrAgt", bank(swift)),
    element("Cdtr", element("Nm", name)),
    element("CdtrAcct", account(iban)),
    element("RmtInf", element("Ustrd", `${what} ${reference}`)),
  );
}

const account = (iban: string): string => element("Id", element("IBAN", iban));
const bank = (swift: string): string => element("FinInstnId", element("BICFI", swift));

/** Texts come in the letters of `bankText`, none of which XML escapes. */
function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join("")}</${name}>`;
}
