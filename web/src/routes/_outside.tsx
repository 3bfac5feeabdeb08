import { createFileRoute } from "@tanstack/react-router";
import { OutsideLayout } from "../features/shell/outside-layout.tsx";

export const Route = createFileRoute("/_outside")({ component: OutsideLayout });
