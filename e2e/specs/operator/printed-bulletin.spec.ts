import { layoutFaults } from '../../../shared/testing/pdf-layout';
import { readMarks } from '../../../shared/testing/pdf-marks';
import { expectTextFont, rememberTextFont } from '../../support/documents/text-font';
import { expect, signIn, test } from '../../support/test';

const BULLETIN_DESK = '/ciguawatch/case/monthly-report';

/**
 * Query of the bulletin, language, draft stamp and most pages: an internal and a public month of demo data, and
 * a public year of real events.
 */
const PRINTED_BULLETINS = [
  ['y=2026&m=10&kind=internal', 'fr_FR', 'PROJET', 2],
  ['y=2026&m=10&kind=distribution', 'en_US', 'DRAFT', 2],
  ['y=2017&kind=distribution', 'fr_FR', 'PROJET', 3],
] as const;

for (const [asked, language, stamp, most] of PRINTED_BULLETINS)
  test(`the page of a bulletin is printed as legibly as its PDF: ${asked}, ${language}`, async ({ page }) => {
    // On a slow machine the text font would wait for the next page; letters of its stand-in are read one by one.
    await rememberTextFont(page);
    await signIn(page, 'cases_editor@demo.example');
    await page.goto(`${BULLETIN_DESK}?${asked}&lang=${language}`);
    await expect(page.getByRole('article').first()).toContainText(stamp);
    await expectTextFont(page);
    const printed = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    const pages = readMarks(printed);
    const texts = pages.map(({ marks }) => marks.flatMap((one) => (one.kind === 'text' ? [one.text] : [])));
    // 595 × 842 points are A4. The stamp shows that the bulletin was printed as a draft.
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])[0]).toEqual([595, 842]);
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(texts[0]?.join(' ')).toContain(stamp);
    expect(texts.flat().length).toBeGreaterThan(100);
    expect(layoutFaults(printed, stamp)).toEqual([]);
  });
