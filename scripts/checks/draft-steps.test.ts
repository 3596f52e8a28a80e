import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const REPORT = 'mf-ciguawatch/src/pages/case-report/new/report-draft-steps.test.tsx';

/**
 * Files that write drafts, with the test that fills in the form at steps of 0 to 5 seconds: nothing may be
 * lost or doubled.
 */
const TEST_OF_FILE: Record<string, string> = {
  'mf-ciguawatch/src/pages/algae-report/sampling-form.tsx':
    'mf-ciguawatch/src/pages/algae-report/kept-draft.test.tsx',
  'mf-ciguawatch/src/pages/case-import/work.ts':
    'mf-ciguawatch/src/pages/case-import/import-draft-steps.test.ts',
  'mf-ciguawatch/src/pages/case-report/new/filling.tsx': REPORT,
  'mf-ciguawatch/src/pages/case-report/saved/left/kept-changes.ts':
    'mf-ciguawatch/src/pages/case-report/saved/case-draft-steps.test.tsx',
  'mf-ciguawatch/src/pages/case-transcribe/page.tsx':
    'mf-ciguawatch/src/pages/case-transcribe/pile-steps.test.tsx',
  'mf-ciguawatch/src/pages/sample/sample-form.tsx': 'mf-ciguawatch/src/pages/sample/kept-draft.test.tsx',
  'mf-ciguawatch/src/report/report-draft.ts': REPORT,
  'mf-ciguawatch/src/thread/note-draft.ts': 'mf-ciguawatch/src/thread/note-draft-steps.test.ts',
  'mf-fishbase/src/pages/edit/edit-form.tsx': 'mf-fishbase/src/pages/edit/edit-draft-steps.test.tsx',
  'mf-gis/src/pages/map/editing/use-edit.ts': 'mf-gis/src/pages/map/editing/kept-draft.test.tsx',
  'mf-global/src/pages/language/save-start.ts': 'mf-global/src/pages/language/start-draft-steps.test.ts',
  'mf-global/src/pages/translations/drafts.ts':
    'mf-global/src/pages/translations/translation-draft-steps.test.tsx',
};

/** Whether a file stores drafts: of forms, of reports, or of a language's texts. */
const keepsDrafts = (text: string): boolean =>
  /\bdrafts\.(begin|save)\b|\bholdDrafts\(/.test(text) ||
  (text.includes('reportDrafts') && text.includes('.begin('));

const areas = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
const sources = areas
  .flatMap((area) =>
    readdirSync(path.join(ROOT, area, 'src'), { recursive: true }).map((file) => `${area}/src/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

test('every form that keeps drafts is filled in with slow steps', () => {
  const writers = sources.filter((file) => keepsDrafts(read(file)));
  expect(writers.sort()).toEqual(Object.keys(TEST_OF_FILE).sort());
});

test.each([...new Set(Object.values(TEST_OF_FILE))])('%s draws the time of its steps', (file) => {
  expect(read(file)).toMatch(/\bstepTime\b/);
  expect(read(file)).toMatch(/\bslowly\(\s*\[/);
});

test('as often as it is asked for', () => {
  expect(read('shared/testing/slow-steps.ts')).toMatch(/numRuns: DRAFT_RUNS\b/);
});
