import { createElement, type SVGProps } from "react";

/** An icon of lucide-react: its parts on a plane of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon. The build puts this in the place of lucide-react's own function (vite/icons.ts). Icons are hidden from
 * screen readers by default.
 */
export default function createIcon({ node }: IconData) {
  // Made once, so that React skips the same elements. As arguments of their own they need no keys.
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
