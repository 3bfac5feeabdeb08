/** Tests of `pain.ts` and `payout-csv.ts`: the structure that banks check. */
import { describe, expect, it } from "vitest";
import { painOf } from "./pain.ts";
import { payoutCsvOf } from "./payout-csv.ts";

const FILE = {
  number: 31,
  madeAt: Date.parse("2026-11-24T21:30:00.000Z"),
  payouts: [
    {
      what: "Refund",
      reference: "RF-2026-00061",
      amountFils: 1_200_000,
      name: "Mariana Aquila",
      iban: "AE070331234567890123456",
      swift: "EBILAEAD",
    },
    {
      what: "Refund",
      reference: "RF-2026-00064",
      amountFils: 5,
      name: "O'Brien + Sons",
      iban: "GB82WEST12345698765432",
      swift: "WESTGB22XXX",
    },
  ],
};

/** Reads XML without attributes as [name, children or text]. */
type Node = readonly [name: string, content: readonly Node[] | string];
function parsed(xml: string): Node {
  const stack: [string, (Node | string)[]][] = [["", []]];
  for (const [, closes, name, text] of xml.matchAll(/<(\/?)([\w]+)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) stack.at(-1)![1].push(text);
    else if (closes === "") stack.push([name!, []]);
    else {
      const [own, content] = stack.pop()!;
      expect(own).toBe(name);
      const isText = content.length === 1 && typeof content[0] === "string";
      stack.at(-1)![1].push([own, isText ? (content[0] as string) : (content as Node[])]);
    }
  }
  return stack[0]![1].find((node): node is Node => Array.isArray(node))!;
}

/** Returns the names of an element and of all below it, in their order. */
function outline([name, content]: Node): unknown {
  return typeof content === "string" ? name : { [name]: content.map(outline) };
}

function find([name, content]: Node, wanted: string): Node[] {
  const below = typeof content === "string" ? [] : content.flatMap((child) => find(child, wanted));
  return name === wanted ? [[name, content], ...below] : below;
}

const agent = { FinInstnId: ["BICFI"] };
const TRANSFER = {
  CdtTrfTxInf: [
    { PmtId: ["InstrId", "EndToEndId"] },
    { Amt: ["InstdAmt"] },
    { CdtrAgt: [agent] },
    { Cdtr: ["Nm"] },
    { CdtrAcct: [{ Id: ["IBAN"] }] },
    { RmtInf: ["Ustrd"] },
  ],
};

describe("a pain.001 file", () => {
  const xml = painOf(FILE);
  const tree = parsed(xml.replace(/<\?.*?\?>/, ""));

  it("has the elements of pain.001.001.09, in its order", () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09">/,
    );
    expect(outline(tree)).toEqual({
      Document: [
        {
          CstmrCdtTrfInitn: [
            { GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", { InitgPty: ["Nm"] }] },
            {
              PmtInf: [
                "PmtInfId",
                "PmtMtd",
                "NbOfTxs",
                "CtrlSum",
                { ReqdExctnDt: ["Dt"] },
                { Dbtr: ["Nm"] },
                { DbtrAcct: [{ Id: ["IBAN"] }, "Ccy"] },
                { DbtrAgt: [agent] },
                "ChrgBr",
                TRANSFER,
                TRANSFER,
              ],
            },
          ],
        },
      ],
    });
  });

  const textsOf = (name: string) => find(tree, name).map(([, content]) => content);

  it("names each transfer once, counts them and sums their amounts", () => {
    expect(textsOf("NbOfTxs")).toEqual(["2", "2"]);
    expect(textsOf("CtrlSum")).toEqual(["12000.05", "12000.05"]);
    expect(textsOf("InstdAmt")).toEqual(["12000.00", "0.05"]);
    expect(xml.match(/<InstdAmt Ccy="AED">/g)).toHaveLength(2);
    expect(textsOf("EndToEndId")).toEqual(["RF-2026-00061", "RF-2026-00064"]);
    expect(textsOf("IBAN").slice(1)).toEqual(["AE070331234567890123456", "GB82WEST12345698765432"]);
  });

  it("is for the day in Dubai, and its ids fit the 35 letters of the standard", () => {
    expect(textsOf("Dt")).toEqual(["2026-11-25"]);
    expect(textsOf("CreDtTm")).toEqual(["2026-11-24T21:30:00Z"]);
    for (const id of [...textsOf("MsgId"), ...textsOf("PmtInfId"), ...textsOf("InstrId")])
      expect(id).toMatch(/^[A-Za-z0-9-]{1,35}$/);
  });
});

it("a CSV file has a line for each payout", () => {
  expect(payoutCsvOf(FILE).split("\r\n")).toEqual([
    '"Reference","Amount","Currency","Name","IBAN","BIC"',
    '"RF-2026-00061","12000.00","AED","Mariana Aquila","AE070331234567890123456","EBILAEAD"',
    `"RF-2026-00064","0.05","AED","O'Brien + Sons","GB82WEST12345698765432","WESTGB22XXX"`,
    "",
  ]);
});
