import type { Values } from "./values.ts";

const PHOTO = /^photos\.(\d+)$/;

/** The name under which a remark stands at one photo. */
export const photoField = (fileId: number): string => `photos.${fileId}`;

/** Returns the file of a remark at one photo; null: the remark stands elsewhere. */
export function photoOf(field: string | null): number | null {
  const id = PHOTO.exec(field ?? "")?.[1];
  return id === undefined ? null : Number(id);
}

/** Place of a photo in the form, from 0; -1: it was deleted or changed, which makes another file. */
export function placeOf(fileId: number, { photos }: Values): number {
  return Array.isArray(photos) ? (photos as readonly unknown[]).indexOf(fileId) : -1;
}
