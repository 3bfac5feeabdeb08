/** The part of libheif's own interface that `heic.ts` uses; the package has no types of this file. */
declare module "libheif-js/wasm-bundle.js" {
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    free(): void;
    /** Fills `target.data` with RGBA, or gives null for a broken picture. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: { data: Uint8ClampedArray } | null) => void,
    ): void;
  }

  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
