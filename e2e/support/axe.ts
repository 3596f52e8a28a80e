import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
/** Rules of WCAG 2.2 AA that depend on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Reports violations only, and does not load style sheets again, which these rules do not need. */
const AXE_OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/**
 * Violations that axe finds on the current page by WCAG 2.2 AA: all rules in the light theme, colour rules
 * in the dark one too, since everything else is the same.
 */
export async function violations(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // Without legacy mode axe opens an extra page for frames of other sites, which the portal does not have.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options(AXE_OPTIONS);
    const rules =
      colorScheme === 'dark'
        ? axe.withRules(COLOUR_RULES)
        : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
    const found = await rules.analyze();
    for (const { id, nodes } of found.violations) {
      all.push(`${colorScheme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    }
  }
  return all;
}
