import { fileName } from "@marsa/api-spec/text/file-name";
import { reply } from "@marsa/api-spec/client";
import { api } from "./api.ts";
import { messages } from "../format/messages.ts";

/** Types of pictures that every field accepts. */
export const PICTURES = ["image/jpeg", "image/png", "image/webp"];
/** Types of documents and scans. */
export const PAPERS = [...PICTURES, "application/pdf"];

const MB = 1_000_000;

/** A file on the server that no record uses yet. */
export interface KeptFile {
  id: number;
  name: string;
  bytes: number;
}

/** Returns the error of a file, or undefined for a valid one. `mostMb`: the largest size. */
export function fileFault(
  { type, size }: Pick<File, "type" | "size">,
  types: readonly string[],
  mostMb: number,
): string | undefined {
  if (!types.includes(type)) return messages.fileType();
  return size >= mostMb * MB ? messages.fileSize(mostMb) : undefined;
}

/** Returns a file under the name that the server would give it. */
export function cleanlyNamed(file: File): File {
  const name = fileName(file.name);
  return name === file.name ? file : new File([file], name, file);
}

/** DELETE /files/{id}. */
export async function deleteFile(id: number): Promise<void> {
  await reply(api.DELETE("/files/{id}", { params: { path: { id } } }));
}

/** "84 KB", "2.4 MB". */
export function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
