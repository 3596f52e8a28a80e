import { expect, test } from '../../support/test';
import { withoutStream } from '../../support/without-stream';

/**
 * Largest layout shift of a first visit; the rest comes from lines that break elsewhere when the font
 * loads.
 */
const MAX_LAYOUT_SHIFT = 0.025;

const PAGES = [
  ['home', '/', '#root main h1'],
  ['report', '/ciguawatch/case/report/new', '#root [data-field=profile]'],
  ['map', '/ciguawatch/case/map', '[data-map-drawn=true]'],
  ['statistics', '/ciguawatch/case/stats', '.apexcharts-svg'],
] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, path, whole] of PAGES)
  test(`nothing moves while ${name} comes`, async ({ page }) => {
    await page.addInitScript(() => {
      const moves: { value: number; what: string[] }[] = [];
      Object.assign(window, { moves });
      // Simulates more reports: a total of four digits needs more space.
      const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          const write = get?.call(this) as (value: number) => string;
          return (value: number) => write(value > 900 && value < 1000 ? 1009 : value);
        },
      });
      const nameOf = (node: Node | null) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? 'gone');
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[])
          if (!entry.hadRecentInput)
            moves.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Delays data as on a slow connection, so that it arrives in a rendered page.
    await page.route('**/api/cw/**', async (route) => {
      await page.waitForTimeout(700);
      await route.continue();
    });
    await withoutStream(page);
    await page.goto(path);
    await expect(page.locator(whole).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const moves = await page.evaluate(
      () => (window as unknown as { moves: { value: number; what: string[] }[] }).moves,
    );
    const sum = moves.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(moves, null, 1)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
