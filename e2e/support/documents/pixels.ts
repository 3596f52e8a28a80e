import type { JSHandle, Page } from '@playwright/test';

/** A design token as the page has it, as [red, green, blue]. */
export const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, name);

/** A PNG as the browser decodes it; it stays in the page. */
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
 * Shares of the pixels of a PNG that have each of some colours, and its size.
 * @param near how far a pixel may be, red, green and blue added up: more for thin letters, whose edges blend
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

/** Share of the pixels of a PNG that have a colour, and its size. */
export async function ink(page: Page, png: Buffer, colour: number[], near?: number) {
  const { shares, ...size } = await inks(page, png, [colour], near);
  return { ...size, share: shares[0] ?? 0 };
}

/**
 * Pixels that two pictures of one size do not have in common.
 * @param near how far two may be, red, green and blue added up, and still be taken for one: edges are redrawn
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
 * Pixels of a colour in one picture that have none of it near them in the other, and the other way round, as shares of
 * all of that colour.
 * @param within pixels that something may stand elsewhere
 */
export const astray = async (page: Page, pictures: [Buffer, Buffer], colour: number[], within: number) =>
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
