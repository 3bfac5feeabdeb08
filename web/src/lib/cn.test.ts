import { describe, expect, it } from "vitest";
import { cn } from "./cn.ts";

describe("class names of the caller", () => {
  it("overrule the component's own classes for the same property", () => {
    expect(cn("h-10 px-4 text-body", "h-12 text-small")).toBe("px-4 h-12 text-small");
    expect(cn("inline-flex w-full", "hidden", false)).toBe("w-full hidden");
    expect(cn("rounded-md bg-white", "bg-transparent")).toBe("rounded-md bg-transparent");
  });

  it("tell a size from a colour, an alignment and a wrap, all of them text-…", () => {
    expect(cn("text-body text-text-2 text-start", "text-price-lot")).toBe(
      "text-text-2 text-start text-price-lot",
    );
    expect(cn("text-body text-text-2", "text-red")).toBe("text-body text-red");
    expect(cn("text-body", "text-[1rem] text-pretty")).toBe("text-[1rem] text-pretty");
  });

  it("tell a border's width from its colour", () => {
    expect(cn("border border-line-2", "border-blue")).toBe("border border-blue");
    expect(cn("border-2 border-line", "border-0")).toBe("border-line border-0");
  });

  it("leave the classes of one side alone when they set the whole", () => {
    expect(cn("border-b border-line", "border-t-2")).toBe("border-b border-line border-t-2");
    expect(cn("rounded-md", "rounded-b-none")).toBe("rounded-md rounded-b-none");
    expect(cn("overflow-x-auto", "overflow-y-hidden")).toBe("overflow-x-auto overflow-y-hidden");
    expect(cn("inset-x-0", "inset-y-0")).toBe("inset-x-0 inset-y-0");
    expect(cn("bg-salt-2 bg-cover", "bg-white")).toBe("bg-cover bg-white");
  });

  it("overrule narrower paddings with a wider one, not the other way round", () => {
    expect(cn("px-4 pt-2", "p-0")).toBe("p-0");
    expect(cn("p-4", "pt-2")).toBe("p-4 pt-2");
    expect(cn("mx-auto", "ms-2")).toBe("mx-auto ms-2");
  });

  it("overrule within one variant only", () => {
    expect(cn("h-9 lg:h-10", "lg:h-12")).toBe("h-9 lg:h-12");
    expect(cn("hover:bg-salt", "bg-white")).toBe("hover:bg-salt bg-white");
  });

  it("are all kept where the configuration names no conflict", () => {
    expect(cn("pennant touch", "tabular-nums")).toBe("pennant touch tabular-nums");
  });
});
