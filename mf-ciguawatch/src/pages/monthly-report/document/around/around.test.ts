import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { writePdf } from '@ciguawatch/shared/domain/document/write-pdf';
import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { documentFonts } from '@ciguawatch/shared/testing/document-fonts';
import { readTagged } from '@ciguawatch/shared/testing/pdf-structure';
import '../../texts';
import '../../../../texts';
import { OUTCOME, POSTS, RECOVERY } from '../../fixtures/around';
import { contentOf } from '../../fixtures/content';
import { differencesOf } from '../differences';
import { monthlyDocument } from '../monthly-document';
import { monthlyTable } from '../monthly-table';
import { reportWords } from '../words';

const FONTS = documentFonts();
const FULL: Partial<ReportContent> = {
  ...{ kind: 'internal', outcome: OUTCOME, posts: POSTS, recovery: RECOVERY },
  arrival: { months: [{ year: 2026, month: 3 }], delay: 8 },
};
const content = contentOf(50, FULL);
const wordsIn = (code: string) => reportWords(content.names, 67, code);

/** Text of the PDF; its spaces are all the same. */
async function printed(of: ReportContent, code: string): Promise<string> {
  const pdf = await writePdf(monthlyDocument(of, wordsIn(code), { portal: 'P', demo: false }), FONTS);
  return readTagged(Buffer.from(pdf)).text.replace(/\s+/g, ' ');
}

beforeAll(async () => {
  for (const code of ['fr_FR', 'en_US']) {
    await setLanguage(code);
    await textsReady();
  }
});

test.each([
  [
    'en_US',
    [
      '44 of 46 posts answered; silent: Rikitea, post no. 8.',
      'Reports of March 2026 are still to come. Half of the reports come within 8 days of the meal.',
      'Hospitalised12 of 40 (30%, 17%–47%)',
      'Intensive care1 of 40',
      'Died0 of 45 (0%, 0%–8%)',
      'Answers given, of 50 reports: Age 92%; First signs after, in hours 16%.',
      'After 2 weeks23 of 54 who answered, 43% (29% to 57%); between 19% and 74% of the 120 asked, as some did not answer',
      'answers until March 30, 2026',
    ],
  ],
  [
    'fr_FR',
    [
      'Réponses des postes : 44 sur 46 ; silencieux : Rikitea, poste n° 8.',
      'Des déclarations de cette période (mars 2026) sont encore à venir. La moitié des déclarations arrivent au plus 8 jours après le repas.',
      'Hospitalisés12 sur 40 (30 %, 17 %–47 %)',
      'Réponses données, sur 50 déclarations',
      '23 sur 54 ayant répondu, 43 % (29 % à 57 %) ; entre 19 % et 74 % des 120 personnes interrogées, car certaines n’ont pas répondu',
    ],
  ],
])(
  'in %s the bulletin prints outcomes, posts, incomplete months and who is still ill',
  async (code, said) => {
    const text = await printed(content, code);
    for (const one of said) expect(text).toContain(one);
  },
);

test('an edition issued before tells none of it', async () => {
  const text = await printed(contentOf(50, { kind: 'internal' }), 'en_US');
  expect(text).not.toMatch(/posts answered|still to come|Hospitalised|Answers given|Still ill/);
});

test('the saved table has the counts with their bases, and the sentences above', () => {
  const { rows, about } = monthlyTable(content, wordsIn('en_US'));
  const lines = rows.map((cells) => cells.join(' · '));
  for (const line of [
    'Hospitalised · Not known · 10',
    'Hospitalised · Yes · 12 · 40',
    'Died · No · 45 · 45',
    'Answers given · Age · 46 · 50',
    'Still ill later · After 2 weeks · 23 · 54',
    'People asked · After 2 weeks · 120',
  ])
    expect(lines).toContain(line);
  expect(about).toContain('44 of 46 posts answered; silent: Rikitea, post no. 8.');
  expect(about?.some((one) => one.startsWith('Reports of March 2026'))).toBe(true);
});

test('a month that became complete since the edition is a difference; what the edition lacks is none', () => {
  const { arrival: _, ...complete } = content;
  expect(differencesOf(content, complete, wordsIn('en_US'))).toEqual(['Other figures or names changed']);
  expect(differencesOf(contentOf(50, { kind: 'internal' }), content, wordsIn('en_US'))).toEqual([]);
});

test('one post, all posts and none', () => {
  const about = (posts: ReportContent['posts']) =>
    monthlyTable(contentOf(50, { kind: 'internal', ...(posts && { posts }) }), wordsIn('en_US')).about;
  expect(about({ expected: 1, answered: 1, silent: [] })).toContain('The one post answered.');
  expect(about({ expected: 5, answered: 5, silent: [] })).toContain('All 5 posts answered.');
  expect(about(undefined)?.join(' ')).not.toContain('post');
});
