import { meQuery } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";

/** Side of the stored square, px: sharp at the largest size on screens. */
const SIDE = 512;

/** Part of a picture, in its own px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the chosen square of a picture as a JPEG.
 * @throws the error of the decoder for a file that is no picture
 */
export async function cropped(address: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas in this browser");
  // A transparent PNG gets a white background.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))),
      "image/jpeg",
      0.9,
    );
  });
}

/** Reads the signed-in user again. */
export async function readMe(): Promise<void> {
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}
