import type { Page } from '@playwright/test';
import { expectMapDrawn, MAP_PATH, openMap, ring } from '../../support/map';
import { LONG } from '../../support/tags';
import { expect, test } from '../../support/test';

/** A monitor at 400 % zoom, and phones held sideways. */
const LOW_SCREENS = [
  [320, 256],
  [568, 320],
  [667, 375],
  [844, 390],
] as const;

/** Share of the window's height that the map has at least. */
const LEAST_SHARE = 0.6;

/** Height of the map's visible part as a share of the window, once the page is scrolled to it. */
const shareOfMap = (page: Page) =>
  page.locator('[data-map-state]').evaluate((map) => {
    map.scrollIntoView({ block: 'nearest' });
    const { top, bottom } = map.getBoundingClientRect();
    return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
  });

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Positions of the controls inside this one. */
  inside: number[];
  /** Whether a pointer reaches it once the page is scrolled to it. */
  isReached: boolean;
}

/** The controls of the page, without the rings, which move with the map. */
const controlsOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a,button,input,select,summary')].filter(
      (el) =>
        el.dataset.cluster === undefined &&
        el.getAttribute('href') !== '#main' &&
        el.checkVisibility({ visibilityProperty: true }),
    );
    scrollTo(0, 0);
    const boxes = all.map((el) => el.getBoundingClientRect());
    return all.map((el, i) => {
      const { left, right, top, bottom } = boxes[i] as DOMRect;
      el.scrollIntoView({ block: 'center', inline: 'center' });
      const now = el.getBoundingClientRect();
      const hit = document.elementFromPoint((now.left + now.right) / 2, (now.top + now.bottom) / 2);
      return {
        name: el.ariaLabel ?? el.textContent?.trim() ?? '',
        ...{ left, right, top, bottom },
        inside: all.flatMap((other, at) => (el.contains(other) ? [at] : [])),
        isReached: hit !== null && el.contains(hit),
      };
    });
  });

const isOver = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** Controls that lie over each other, and those that no pointer can reach however the page is scrolled. */
async function controlFaults(page: Page): Promise<string[]> {
  const controls = await controlsOf(page);
  const over = controls.flatMap((one, i) =>
    controls
      .filter((other, at) => at > i && isOver(one, other) && !one.inside.includes(at))
      .map((other) => `${one.name} / ${other.name}`),
  );
  return [
    ...over,
    ...controls.filter(({ isReached }) => !isReached).map(({ name }) => `${name} is not reached`),
  ];
}

async function expectRoom(page: Page, what: string): Promise<void> {
  const share = await shareOfMap(page);
  expect(share, what).toBeGreaterThanOrEqual(LEAST_SHARE);
  // A popup that has just opened still moves.
  await expect.poll(() => controlFaults(page), what).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, what).toBeLessThanOrEqual(0);
}

test('on low screens the map has 60 % of the height, and each control a place of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openMap(page, '?years=2020-2026');
  for (const [width, height] of LOW_SCREENS) {
    await page.setViewportSize({ width, height });
    await expectRoom(page, `${width} x ${height}`);
  }
});

for (const [width, height] of LOW_SCREENS)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('an opened ring shows its figures below the map, and closed the focus is back on it', {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto(MAP_PATH);
      await expectMapDrawn(page);
      const opened = ring(page, 'Tahiti');
      await opened.press('Enter');
      const close = page.locator('[data-popup]').getByRole('button', { name: 'Fermer' });
      await expect(close).toBeVisible();
      await expectRoom(page, 'with a popup');
      await close.click();
      await expect(opened).toBeFocused();
      await expect(opened).toBeInViewport();
    });
  });

/** Phones held upright, the lowest first. */
const UPRIGHT = [
  [320, 568],
  [360, 640],
  [375, 667],
  [360, 760],
  [390, 844],
] as const;

test('on a phone held upright the warning of an outbreak lies over no control, nor a control over another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openMap(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nuku Hiva' })).toBeVisible();
  for (const [width, height] of UPRIGHT) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => controlFaults(page), `${width} x ${height}`).toEqual([]);
  }
});

test('on a phone held upright no control lies over another once the warning is closed, in a wide font too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openMap(page);
  const warning = page.getByRole('alert').filter({ hasText: 'Nuku Hiva' });
  await warning.getByRole('button', { name: 'Fermer' }).click();
  await expect(warning).toBeHidden();
  for (const font of ['', '"DejaVu Sans", Verdana, sans-serif']) {
    await page.evaluate((wide) => document.documentElement.style.setProperty('--font-ui', wide), font);
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => controlFaults(page), `${width} x ${height} ${font}`).toEqual([]);
    }
  }
});
