import { createFileRoute } from "@tanstack/react-router";
import { OutsideLayout } from "../features/shell/view/outside-layout.tsx";

export const Route = createFileRoute("/_outside")({ component: OutsideLayout });
