import {
  ASKED_FIELDS,
  type AskedField,
  definitionOf,
  STAFF_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportField } from '@ciguawatch/shared/domain/report/report-values';
import { QUESTION_DISPLAYS, type QuestionDisplay } from '../../src/features/plain/report/question-displays';
import { TAHITI } from '../cases/samples';
import { TestServer } from '../support/harness';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

// A defined field without a line in the table does not compile.
const { age: _left, ...without } = QUESTION_DISPLAYS;
// @ts-expect-error one field is missing
const _incomplete: Record<ReportField, QuestionDisplay> = without;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  deployTexts(server);
});
afterAll(() => server.stop());

/** The five pages with questions, in order. */
async function pages(language: string): Promise<string[]> {
  const one = new PlainBrowser(server, { 'accept-language': language });
  const shown: string[] = [];
  await one.open();
  const required: Record<string, string>[] = [
    {},
    { case_location_id: String(TAHITI) },
    { event_date: '2026-03-10' },
  ];
  for (const answers of [...required, {}, {}]) {
    shown.push(one.page);
    await one.press(answers);
  }
  return shown;
}

it.each(['fr', 'en'])(
  'every askable field is on the page of its section, with its texts, in %s',
  async (language) => {
    const shown = await pages(language);
    const never = ASKED_FIELDS.filter((field) => QUESTION_DISPLAYS[field].as === 'never');
    expect(never).toEqual(['case_geom', 'specie_known', 'phenotype_id', ...STAFF_FIELDS]);
    const names = (page: string) =>
      [...page.matchAll(/ name="([a-z_]+)"(?! type="hidden")/g)].map(([, name]) => name);
    for (const field of ASKED_FIELDS.filter((one) => !never.includes(one))) {
      const page = shown[definitionOf(field).section - 1] as string;
      expect([field, names(page).includes(field)]).toEqual([field, true]);
    }
    // A missing text would be shown as its key.
    for (const page of shown)
      expect(page.replace(/<[^>]*>/g, ' ').match(/\b[a-zA-Z_]+\.[a-z]+[A-Z_]\w*/g)).toBeNull();
  },
);

it('offers every choice of a field, each once', async () => {
  const shown = await pages('en');
  const values = (page: string, field: AskedField) => {
    const select = new RegExp(`<select id="${field}".*?</select>`, 's').exec(page)?.[0];
    const found = select
      ? [...select.matchAll(/value="([^"]+)"/g)]
      : [...page.matchAll(new RegExp(`name="${field}" value="([^"]+)"`, 'g'))];
    return found.map(([, value]) => value).sort();
  };
  for (const field of ASKED_FIELDS) {
    const definition = definitionOf(field);
    if (definition.kind === 'choice' && !definition.staff)
      expect([field, values(shown[definition.section - 1] as string, field)]).toEqual([
        field,
        [...definition.choices].sort(),
      ]);
  }
});
