import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const MAP = '/ciguawatch/case/map';

/** Opens the map and waits until nothing is left to draw. */
export async function openMap(page: Page, query = ''): Promise<void> {
  await page.goto(MAP + query);
  await drawn(page);
  await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
}

/** Waits until the sheet has all its outlines and stands still. */
export const drawn = (page: Page) => expect(page.locator('[data-map-drawn=true]')).toBeVisible();

/** What is on the map's own canvas, without anything that lies over it. */
export async function canvasPng(page: Page): Promise<Buffer> {
  const address = await page
    .locator('canvas.mapboxgl-canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The rings whose spoken name begins with a place. */
export const ring = (page: Page, place: string) =>
  page.locator('button[data-cluster]').and(page.getByRole('button', { name: new RegExp(`^${place}\\b`) }));

/** The cases that all rings say together. */
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

/** Month and year where the portal is at home. */
export function homeMonth(): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Pacific/Tahiti',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts();
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month') };
}
