import type { Page } from '@playwright/test';
import { holdScripts } from './deployment/held-scripts';
import { unlike } from './documents/pixels';
import { expect } from './test';
import { stillPicture, textFontHere, withTextFont } from './text-font';

/** What the page itself shows before its scripts come. */
export const first = (page: Page) => page.locator('#first');

/** Opens a page without waiting for its scripts. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** Width, height, language and theme in which a first view is compared; each of them in both. */
export const LOOKS = [
  [390, 'fr-FR', 'light'],
  [390, 'en-GB', 'dark'],
  [1440, 'fr-FR', 'dark'],
  [1440, 'en-GB', 'light'],
] as const;

interface Compared {
  path: string;
  /** in the first view, once it is seen */
  mark: string;
  /** waits until the live page is there */
  live: () => Promise<void>;
  /** how far two pixels may be (`unlike`) */
  near: number;
}

/** Pixels in which the first view of a page and the live page differ. */
export async function unlikeLive(page: Page, { path, mark, live, near }: Compared): Promise<number> {
  await withTextFont(page);
  const sheet = page.waitForResponse(/shell\.\w+\.css/);
  const letGo = await holdScripts(page);
  await open(page, path);
  await expect(first(page).locator(mark)).toBeVisible();
  await (await sheet).finished();
  await textFontHere(page);
  const before = await stillPicture(page);
  await letGo();
  await live();
  return unlike(page, before, await stillPicture(page), near);
}

/** Types letters, one after the other, until something is so; answers what was typed. */
export async function typeUntil(page: Page, isSo: () => Promise<boolean>): Promise<string> {
  let typed = '';
  while (!(await isSo())) {
    const letter = 'abcdefghij'[typed.length % 10] as string;
    await page.keyboard.type(letter);
    typed += letter;
  }
  return typed;
}

/** Hides the drawing of the atoll, which comes after the page; its sea stays. */
export async function hideAtoll(page: Page): Promise<void> {
  const drawn = page.locator('#root svg[preserveAspectRatio] > *');
  await expect(drawn.first()).toBeAttached();
  await drawn.evaluateAll((parts) => {
    for (const part of parts) (part as SVGElement).style.visibility = 'hidden';
  });
}

/** Puts letters that are being composed where the caret stands; answers how to end with others in their place. */
export async function compose(page: Page, letters: string): Promise<(ended: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: letters, selectionStart: 1, selectionEnd: 1 });
  return (text) => session.send('Input.insertText', { text });
}
