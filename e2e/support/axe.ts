import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
/** Rules of WCAG 2.2 AA whose answer depends on colours, and so on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What passes is not described, and no style sheet is fetched again: no rule of these tags reads one. */
const ONLY_FAULTS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/**
 * What axe finds on the page as it stands, by the rules of WCAG 2.2 AA: all of them in the light
 * theme, those of colour in the dark one too, since the rest is the same document.
 */
export async function violations(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // Without it each look opens a page of its own, for frames of other sites, of which there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options(ONLY_FAULTS);
    const rules =
      colorScheme === 'dark'
        ? axe.withRules(OF_COLOUR)
        : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
    const found = await rules.analyze();
    for (const { id, nodes } of found.violations) {
      all.push(`${colorScheme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    }
  }
  return all;
}
