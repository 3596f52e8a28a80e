import type { Page } from '@playwright/test';

/**
 * What can be pressed on the page and is lower or narrower than 24 px (WCAG 2.2, 2.5.8), with its size. Links within a
 * sentence are as high as its line; drawn marks of a map stand where their place is.
 */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, select, [role=button])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => getComputedStyle(one).display !== 'inline' && !one.closest('[data-map-state]'))
      .map((one) => ({ name: one.ariaLabel ?? one.textContent?.trim(), box: one.getBoundingClientRect() }))
      // What only a screen reader is to find is a pixel wide.
      .filter(({ box }) => box.width > 1 && (box.width < 23.9 || box.height < 23.9))
      .map(({ name, box }) => `${name?.slice(0, 40)}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
