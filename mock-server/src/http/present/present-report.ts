/** Presents the reports of lots. */
import { isoOf } from "../../domain/time/instant.ts";
import type { Report } from "../../tables/lots/reports.ts";
import type { Schema } from "../handler.ts";

type Version = Omit<Schema<"LotReport">, "version">;

/** Presents the newest version. */
export function presentReport({ versions }: Report): Schema<"LotReport"> {
  return { ...presentVersion(versions[0]!), version: versions.length };
}

/** Presents one version without its number. */
export function presentVersion({ id, bytes, pages, createdAt }: Report["versions"][number]): Version {
  return { id_document: id, bytes, pages: pages ?? 1, at: isoOf(createdAt) };
}
