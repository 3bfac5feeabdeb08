/** The part of libheif's own interface that `heic.ts` uses; the package has no types of this file. */
declare module "libheif-js/wasm-bundle.js" {
  export interface HeifImage {
    /** The C++ object of the picture; `ptr` is its address in the memory of libheif. */
    readonly handle: { readonly $$: { readonly ptr: number } };
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

  /** Functions of C take addresses; those that may fail write their answer to the first one. */
  export interface LibHeif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
    readonly HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(at: number): void;
    heif_image_handle_get_raw_color_profile_size(image: number): number;
    heif_image_handle_get_raw_color_profile(answer: number, image: number, profile: number): void;
    heif_image_handle_get_nclx_color_profile(answer: number, image: number, profile: number): void;
    heif_nclx_color_profile_free(profile: number): void;
  }

  const libheif: LibHeif;
  export default libheif;
}
