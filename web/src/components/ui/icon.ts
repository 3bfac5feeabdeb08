import { createElement, type SVGProps } from "react";

/** An icon as lucide-react keeps it: its parts on a plane of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** The drawing part of lucide-react, in its place by the build (vite/icons.ts). Unless told, an icon is for eyes alone. */
export default function createIcon({ node }: IconData) {
  // Made once: React passes over what is the same element as before. As arguments of their own they need no keys.
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      ...parts,
    );
  };
}
