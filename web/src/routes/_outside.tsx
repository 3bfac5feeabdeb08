import { createFileRoute } from "@tanstack/react-router";
import { OutsideLayout } from "../features/session/outside-layout.tsx";

export const Route = createFileRoute("/_outside")({ component: OutsideLayout });
