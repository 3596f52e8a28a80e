import type { Page } from '@playwright/test';

/** Most tab stops followed on one page. */
const MOST_STOPS = 120;

/** What is at nine points of a tab stop: the stop itself, a part of the page that stays while it scrolls, or else. */
type Point = 'seen' | 'covered' | 'outside' | 'other';

/** Marks what stays while the page scrolls, and forgets the stops of an earlier round. */
const begin = (page: Page) =>
  page.evaluate(() => {
    for (const el of document.querySelectorAll('*')) {
      el.removeAttribute('data-tabbed');
      el.toggleAttribute('data-stays', /fixed|sticky/.test(getComputedStyle(el).position));
    }
  });

/** The element that has the focus, null once each has had it. */
const nextStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const isNew = focused !== document.body && focused.dataset.tabbed === undefined;
    focused.dataset.tabbed = '';
    const name = focused.ariaLabel ?? focused.textContent?.trim() ?? '';
    return isNew ? `${focused.tagName} ${name.slice(0, 40)}` : null;
  });

/** What is at nine points of the focused element, and whether it is as low as a control. */
const pointsOfStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // The drawn part of a native radio or checkbox is its label.
    const seen = focused.closest('label') ?? focused;
    // A link over two lines has a box for each.
    const box = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    const points = [0.02, 0.5, 0.98].flatMap((x) =>
      [0.05, 0.5, 0.95].map((y): Point => {
        const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        if (!top) return 'outside';
        if (seen.contains(top)) return 'seen';
        const bar = top.closest('[data-stays]');
        return bar && !bar.contains(seen) ? 'covered' : 'other';
      }),
    );
    return { points, isLow: box.height < innerHeight / 4 };
  });

/**
 * Moves the focus through the page with the Tab key.
 * @param key `Shift+Tab` to go backwards
 * @returns the number of stops, and those that are not seen or lie under something that stays while the page
 * scrolls (WCAG 2.2, 2.4.11)
 */
export async function tabThrough(page: Page, key = 'Tab'): Promise<{ unseen: string[]; stops: number }> {
  await begin(page);
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    const name = await nextStop(page);
    if (name === null) return { unseen, stops };
    const { points, isLow } = await pointsOfStop(page);
    if (!points.includes('seen')) unseen.push(`${name}: not seen (${points[4]})`);
    else if (isLow && points.includes('covered')) unseen.push(`${name}: partly covered`);
  }
  return { unseen, stops: MOST_STOPS };
}
