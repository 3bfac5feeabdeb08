export function refuseOldNode(): void;
export function whyTooOld(version: string, needed: number): string | undefined;
export function neededMajor(folder: string): number;
export function replacesPinned(version: string, folder: string): boolean;
