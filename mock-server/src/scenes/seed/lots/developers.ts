/** Developers of the buildings. */
import type { DictEntry } from "../../../tables/schema/dict-names.ts";

/** Invented, like their buildings. */
export const DEVELOPERS: readonly DictEntry[] = [
  { value: "al-sahel", label: "Al Sahel" },
  { value: "murjan-line", label: "Murjan Line" },
  { value: "ghaf-urban", label: "Ghaf Urban" },
  { value: "sidr-homes", label: "Sidr Homes" },
  { value: "tawila-estates", label: "Tawila Estates" },
  { value: "dhow-and-dune", label: "Dhow & Dune" },
  { value: "falaj-group", label: "Falaj Group" },
  { value: "north-quay", label: "North Quay" },
  { value: "samra-living", label: "Samra Living" },
  { value: "liwan-and-sons", label: "Liwan & Sons" },
];
