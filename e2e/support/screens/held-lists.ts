import type { Page } from '@playwright/test';

/** Lists of names, by the addresses that answer them. */
export const LISTS = {
  places: /\/api\/cw\/location\/\?format=packed/,
  species: /\/api\/fb\/specie\/$/,
  groups: /\/api\/phenotype\/\?/,
} as const;
export type List = keyof typeof LISTS;

/**
 * Holds the answer of a list back.
 * @returns lets it go
 */
export async function holdList(page: Page, list: List): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(LISTS[list], async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Notes each text of the page's content in which a `#` stands before a number, even for a moment. */
export async function watchIds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted = new Set<string>();
    Object.assign(window, { notedIds: noted });
    const look = () => {
      const main = document.querySelector('main');
      if (!main) return;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (/#\d/.test(node.nodeValue ?? '') && node.parentElement?.localName !== 'style')
          noted.add(node.nodeValue ?? '');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { notedIds: Set<string> }).notedIds]);
}
