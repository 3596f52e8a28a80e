import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
/** Rules of WCAG 2.2 AA that depend on colours, and so on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Reports violations only, and does not load style sheets again, which these rules do not need. */
const ONLY_FAULTS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/**
 * Violations that axe finds on the current page by WCAG 2.2 AA: all rules in the light theme, colour rules
 * in the dark one too, since everything else is the same.
 */
export async function violations(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // Otherwise axe opens a page of its own for frames of other sites, of which there are none.
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
