import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const MAP_PATH = '/ciguawatch/case/map';

/** Opens the map and waits until everything is drawn. */
export async function openMap(page: Page, query = ''): Promise<void> {
  await page.goto(MAP_PATH + query);
  await expectMapDrawn(page);
  await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
}

/** Waits until the map has drawn all its outlines and does not move. */
export const expectMapDrawn = (page: Page) => expect(page.locator('[data-map-drawn=true]')).toBeVisible();

/** Content of the map's canvas, without overlays. */
export async function canvasPng(page: Page): Promise<Buffer> {
  const address = await page
    .locator('canvas.mapboxgl-canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Rings whose accessible name begins with a place. */
export const ring = (page: Page, place: string) =>
  page.locator('button[data-cluster]').and(page.getByRole('button', { name: new RegExp(`^${place}\\b`) }));

/** Sum of the cases of all rings. */
export const ringSum = (page: Page) =>
  page
    .locator('button[data-cluster]')
    .evaluateAll((rings) =>
      rings.reduce(
        (sum, one) =>
          sum + Number(/([\d\s\u202f\u00a0]+) cas/.exec(one.ariaLabel ?? '')?.[1]?.replace(/\s/g, '')),
        0,
      ),
    );

/** Current month in the portal's default country. */
export function homeMonth(): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Pacific/Tahiti',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts();
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month') };
}
