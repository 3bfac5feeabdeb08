import type { Part } from "../list/clients-address.ts";
import { DepositPart } from "./deposit-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { LogPart } from "./log-part.tsx";
import { LotsPart } from "./lots-part.tsx";
import { ProfilePart } from "./profile-part.tsx";
import type { Detail } from "./types.ts";

/** The chosen part of a client. */
export function Parts({ detail, part }: { detail: Detail; part: Part }) {
  switch (part) {
    case "profile":
      return <ProfilePart detail={detail} />;
    case "documents":
      return <DocumentsPart detail={detail} />;
    case "deposit":
      return <DepositPart detail={detail} />;
    case "lots":
      return <LotsPart detail={detail} />;
    case "log":
      return <LogPart detail={detail} />;
  }
}
