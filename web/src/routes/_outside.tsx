import { createFileRoute } from "@tanstack/react-router";
import { OutsideLayout } from "../features/shell/layouts/outside-layout.tsx";

export const Route = createFileRoute("/_outside")({ component: OutsideLayout });
