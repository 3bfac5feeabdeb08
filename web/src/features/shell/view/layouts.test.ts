import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { DefaultLayout } from "./default-layout.tsx";
import { InsideLayout } from "./inside-layout.tsx";
import { OutsideLayout } from "./outside-layout.tsx";
import { OutsideLoggedInLayout } from "./outside-logged-in-layout.tsx";
import { SimpleLayout } from "./simple-layout.tsx";

vi.mock(import("#/lib/http/api.ts"));

/** A layout around a page that says "The page". */
async function drawn(layout: FunctionComponent, wide = false): Promise<string> {
  const rootRoute = createRootRoute();
  const parent = createRoute({ getParentRoute: () => rootRoute, id: "layout", component: layout });
  const page = createRoute({
    getParentRoute: () => parent,
    path: "/",
    staticData: { wide },
    component: () => createElement("p", null, "The page"),
  });
  const routeTree = rootRoute.addChildren([parent.addChildren([page])]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const client = new QueryClient();
  return renderToString(
    createElement(
      QueryClientProvider,
      { client },
      createElement(RouterProvider, { router: router as never }),
    ),
  );
}

const has = (html: string) => ({
  header: /<header/.test(html),
  areas: /aria-label="Areas"/.test(html),
  footer: /<footer/.test(html),
  skipLink: /href="#main"/.test(html),
  page: html.includes("The page"),
});

describe("the layouts", () => {
  // @proves 2.layout.default
  it("default: header, page, footer", async () => {
    const html = await drawn(DefaultLayout);
    expect(has(html)).toEqual({ header: true, areas: true, footer: true, skipLink: true, page: true });
  });

  // @proves 2.layout.inside
  it("inside: header, the areas beside and below, page; no footer", async () => {
    const html = await drawn(InsideLayout);
    expect(has(html)).toEqual({ header: true, areas: true, footer: false, skipLink: true, page: true });
  });

  // @proves 2.layout.outside
  it("outside: the form at the start, the picture at the end", async () => {
    const html = await drawn(OutsideLayout);
    expect(html).toContain("Your deposit is released");
    expect(html).not.toContain("Sign out");
    expect(has(html)).toMatchObject({ areas: false, page: true });
  });

  // @proves 2.layout.outside-logged-in
  it("outside-logged-in: the same, with the sign-out", async () => {
    const html = await drawn(OutsideLoggedInLayout);
    expect(html).toContain("Your deposit is released");
    expect(html).toContain("Sign out");
  });

  // @proves 2.layout.simple
  it("simple: a bar of 70 px and a column, or the whole width where the page asks for it", async () => {
    const html = await drawn(SimpleLayout);
    expect(has(html)).toEqual({ header: true, areas: false, footer: false, skipLink: true, page: true });
    expect(html).toContain("h-[70px]");
    expect(html).toContain("max-w-180");
    expect(await drawn(SimpleLayout, true)).not.toContain("max-w-180");
  });

  // @proves 2.layout.dashboard
  it("dashboard: only the page on a dark background, and the way out in the corner", async () => {
    const html = await drawn(DashboardLayout);
    expect(has(html)).toEqual({ header: false, areas: false, footer: false, skipLink: false, page: true });
    expect(html).toContain("Leave the dashboard");
  });
});
