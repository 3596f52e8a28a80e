import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
/** Rules of WCAG 2.2 AA that depend on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Reports violations only, and does not load style sheets again, which these rules do not need. */
const AXE_OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/**
 * Axe reads the colour of text from `-webkit-text-fill-color`, for which Chromium answers the page's own colour where
 * it draws the forced one that `color` answers. Only disabled fields, which axe leaves out, set a fill colour.
 */
const readDrawnColours = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });

/**
 * Violations that axe finds on the current page by WCAG 2.2 AA: all rules in the light theme, colour rules
 * in the dark one too, since everything else is the same.
 */
export async function violations(page: Page): Promise<string[]> {
  const all: string[] = [];
  await readDrawnColours(page);
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
