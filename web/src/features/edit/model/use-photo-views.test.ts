import { describe, expect, it } from "vitest";
import { withPhotoReplaced } from "./use-photo-views.ts";

describe("a photo that was turned", () => {
  it("keeps its view, and the finding that it shows", () => {
    const values = {
      photos: [1, 2],
      photo_views: [
        { id_file: 1, view: "front" },
        { id_file: 2, view: "rear" },
      ],
      "condition.zones": [{ zone: "roof", photo: 2 }, { zone: "bonnet" }],
    };
    expect(withPhotoReplaced(values, 2, 9)).toEqual({
      photo_views: [
        { id_file: 1, view: "front" },
        { id_file: 9, view: "rear" },
      ],
      "condition.zones": [{ zone: "roof", photo: 9 }, { zone: "bonnet" }],
    });
    expect(withPhotoReplaced(values, 7, 9)).toEqual({});
  });
});
