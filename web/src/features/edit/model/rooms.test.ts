import { describe, expect, it } from "vitest";
import { nameFor, roomFault, roomsOf, type RoomText, textsOf } from "./rooms.ts";

const TYPED: RoomText = { name: "Bedroom", kind: "bedroom", width: "4.2", length: "4" };

describe("rooms", () => {
  it("are sent once they have a name and both measures", () => {
    const rooms = roomsOf([
      TYPED,
      { ...TYPED, width: "" },
      { ...TYPED, name: " " },
      { ...TYPED, length: "90" },
    ]);
    expect(rooms).toEqual([{ name: "Bedroom", kind: "bedroom", width: 4.2, length: 4 }]);
    expect(textsOf(rooms)).toEqual([TYPED]);
  });

  it("say a fault only of what was typed", () => {
    expect(roomFault({ ...TYPED, length: "" })).toBeUndefined();
    expect(roomFault({ ...TYPED, length: "400" })).toBe("A side is 0.5 to 50 m");
  });

  it("get names that differ", () => {
    expect([nameFor("bedroom", []), nameFor("bedroom", [TYPED])]).toEqual(["Bedroom", "Bedroom 2"]);
  });
});
