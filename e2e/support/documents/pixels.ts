import type { JSHandle, Page } from '@playwright/test';

/** Computed value of a design token as [red, green, blue]. */
export const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, name);

/** A PNG decoded by the browser; the pixels stay in the page. */
const decoded = (page: Page, png: Buffer): Promise<JSHandle<ImageData>> =>
  page.evaluateHandle(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  }, png.toString('base64'));

/**
 * Share of each colour in a PNG, and its size.
 * @param near largest difference of a pixel (red, green and blue added up); more for thin letters, whose
 * edges blend
 */
export const inks = async (page: Page, png: Buffer, colours: number[][], near = 12) =>
  page.evaluate(
    ({ picture: { data, width, height }, wanted, near }) => {
      const shares = wanted.map((colour) => {
        let count = 0;
        for (let i = 0; i < data.length; i += 4) {
          const far = colour.reduce((sum, part, k) => sum + Math.abs(part - (data[i + k] ?? 0)), 0);
          if (far < near) count += 1;
        }
        return count / (width * height);
      });
      return { width, height, shares };
    },
    { picture: await decoded(page, png), wanted: colours, near },
  );

/** Share of one colour in a PNG, and its size. */
export async function ink(page: Page, png: Buffer, colour: number[], near?: number) {
  const { shares, ...size } = await inks(page, png, [colour], near);
  return { ...size, share: shares[0] ?? 0 };
}

/**
 * Number of pixels that differ between two images of equal size.
 * @param near largest difference (red, green and blue added up) that still counts as equal, for antialiased
 * edges
 */
export const unlike = async (page: Page, one: Buffer, other: Buffer, near: number) =>
  page.evaluate(
    ({ a: { data: a }, b: { data: b }, near }) => {
      if (a.length !== b.length) return Number.POSITIVE_INFINITY;
      let count = 0;
      for (let i = 0; i < a.length; i += 4) {
        const far = [0, 1, 2].reduce((sum, k) => sum + Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)), 0);
        if (far > near) count += 1;
      }
      return count;
    },
    { a: await decoded(page, one), b: await decoded(page, other), near },
  );

/**
 * Pixels of a colour in one image without any near them in the other, and vice versa, as shares of that
 * colour.
 * @param within distance in pixels
 */
export const misplacedPixels = async (
  page: Page,
  pictures: [Buffer, Buffer],
  colour: number[],
  within: number,
) =>
  page.evaluate(
    ({ first, second, colour, within }) => {
      const read = ({ data, width, height }: ImageData) => {
        const has = (x: number, y: number) =>
          x >= 0 &&
          x < width &&
          colour.reduce((sum, part, k) => sum + Math.abs(part - (data[4 * (y * width + x) + k] ?? 999)), 0) <
            12;
        const places: [number, number][] = [];
        for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (has(x, y)) places.push([x, y]);
        return { has, places };
      };
      const [one, other] = [read(first), read(second)];
      const steps = Array.from({ length: 2 * within + 1 }, (_, at) => at - within);
      const share = (from: typeof one, to: typeof one) =>
        from.places.filter(([x, y]) => !steps.some((dx) => steps.some((dy) => to.has(x + dx, y + dy))))
          .length / from.places.length;
      return { pixels: one.places.length, shares: [share(one, other), share(other, one)] };
    },
    {
      first: await decoded(page, pictures[0]),
      second: await decoded(page, pictures[1]),
      colour,
      within,
    },
  );
