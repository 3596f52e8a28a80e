import type { Page } from '@playwright/test';

/** A design token as the page has it, as [red, green, blue]. */
export const token = (page: Page, name: string) =>
  page.evaluate((property) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, name);

/**
 * Shares of the pixels of a PNG that have each of some colours, and its size; decoded by the browser.
 * @param near how far a pixel may be, red, green and blue added up: more for thin letters, whose edges blend
 */
export const inks = (page: Page, png: Buffer, colours: number[][], near = 12) =>
  page.evaluate(
    async ({ base64, wanted, near }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { width, height } = image;
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
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
    { base64: png.toString('base64'), wanted: colours, near },
  );

/** Share of the pixels of a PNG that have a colour, and its size. */
export async function ink(page: Page, png: Buffer, colour: number[], near?: number) {
  const { shares, ...size } = await inks(page, png, [colour], near);
  return { ...size, share: shares[0] ?? 0 };
}

/**
 * Pixels that two pictures of one size do not have in common; decoded by the browser.
 * @param near how far two may be, red, green and blue added up, and still be taken for one: edges are drawn anew
 */
export const unlike = (page: Page, one: Buffer, other: Buffer, near: number) =>
  page.evaluate(
    async ({ pictures, near }) => {
      const read = async (base64: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = await Promise.all(pictures.map(read));
      if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
      let count = 0;
      for (let i = 0; i < a.length; i += 4) {
        const far = [0, 1, 2].reduce((sum, k) => sum + Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)), 0);
        if (far > near) count += 1;
      }
      return count;
    },
    { pictures: [one.toString('base64'), other.toString('base64')], near },
  );

/**
 * Pixels of a colour in one picture that have none of it near them in the other, and the other way round, as shares of
 * all of that colour; decoded by the browser.
 * @param within pixels that something may stand elsewhere
 */
export const astray = (page: Page, pictures: [Buffer, Buffer], colour: number[], within: number) =>
  page.evaluate(
    async ({ pictures, colour, within }) => {
      const read = async (base64: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        const { width, height } = image;
        Object.assign(canvas, { width, height });
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, width, height);
        const has = (x: number, y: number) =>
          x >= 0 &&
          x < width &&
          colour.reduce((sum, part, k) => sum + Math.abs(part - (data[4 * (y * width + x) + k] ?? 999)), 0) <
            12;
        const places: [number, number][] = [];
        for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (has(x, y)) places.push([x, y]);
        return { has, places };
      };
      const [one, other] = await Promise.all(pictures.map(read));
      if (!one || !other) throw new Error('two pictures expected');
      const steps = Array.from({ length: 2 * within + 1 }, (_, at) => at - within);
      const share = (from: typeof one, to: typeof one) =>
        from.places.filter(([x, y]) => !steps.some((dx) => steps.some((dy) => to.has(x + dx, y + dy))))
          .length / from.places.length;
      return { pixels: one.places.length, shares: [share(one, other), share(other, one)] };
    },
    { pictures: pictures.map((one) => one.toString('base64')), colour, within },
  );
