import { createFileRoute } from "@tanstack/react-router";
import { OutsideLoggedInLayout } from "../features/shell/view/outside-logged-in-layout.tsx";

/** The layout of single steps for signed-in people: a form beside the picture. */
export const Route = createFileRoute("/_outside-logged-in")({ component: OutsideLoggedInLayout });
