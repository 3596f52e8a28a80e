import type { Page } from '@playwright/test';
import { holdScripts } from '../deployment/held-scripts';
import { unlike } from '../documents/pixels';
import { expectTextFont, rememberTextFont, stillPicture } from '../documents/text-font';
import { expect } from '../test';

/** The first view of a page. */
export const firstView = (page: Page) => page.locator('#first');

/** Opens a page without waiting for its scripts. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** Width, language and theme in which first views are compared. */
export const WIDTHS_LANGUAGES_THEMES = [
  [390, 'fr-FR', 'light'],
  [390, 'en-GB', 'dark'],
  [1440, 'fr-FR', 'dark'],
  [1440, 'en-GB', 'light'],
] as const;

interface ComparedViews {
  path: string;
  /** text or element by which the first view is known to be visible */
  mark: string;
  /** waits until the live page is shown */
  live: () => Promise<void>;
  /** largest accepted difference of two pixels (see `unlike`) */
  near: number;
}

/** Number of pixels in which the first view and the live page differ. */
export async function unlikeLive(page: Page, { path, mark, live, near }: ComparedViews): Promise<number> {
  await rememberTextFont(page);
  const sheet = page.waitForResponse(/shell\.\w+\.css/);
  const letGo = await holdScripts(page);
  await open(page, path);
  await expect(firstView(page).locator(mark)).toBeVisible();
  await (await sheet).finished();
  await expectTextFont(page);
  const before = await stillPicture(page);
  await letGo();
  await live();
  return unlike(page, before, await stillPicture(page), near);
}

/** Types letters one by one until a condition holds; returns the typed text. */
export async function typeUntil(page: Page, isSo: () => Promise<boolean>): Promise<string> {
  let typed = '';
  while (!(await isSo())) {
    const letter = 'abcdefghij'[typed.length % 10] as string;
    await page.keyboard.type(letter);
    typed += letter;
  }
  return typed;
}

/** Hides the atoll drawing, which loads after the page; the sea stays. */
export async function hideAtoll(page: Page): Promise<void> {
  const drawn = page.locator('#root svg[preserveAspectRatio] > *');
  await expect(drawn.first()).toBeAttached();
  await drawn.evaluateAll((parts) => {
    for (const part of parts) (part as SVGElement).style.visibility = 'hidden';
  });
}

/**
 * Starts a text composition (IME) at the caret.
 * @returns ends it with other letters
 */
export async function compose(page: Page, letters: string): Promise<(ended: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: letters, selectionStart: 1, selectionEnd: 1 });
  return (text) => session.send('Input.insertText', { text });
}
