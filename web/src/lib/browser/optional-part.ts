/** Loads parts that a page is complete without. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const Nothing = () => null;

/** Returns a part that loads when it is first shown, and shows nothing when it cannot load. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
}
