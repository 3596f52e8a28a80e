import type { Alert } from '@ciguawatch/shared/api/schemas/alert';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { saveLog } from './save-log';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../places/names', () => ({
  countryName: () => 'French Polynesia',
  locationName: () => 'Moorea',
  specieName: () => 'Epinephelus merra',
}));
jest.mock('../../places/archipelago-name', () => ({ archipelagoName: () => 'Society Islands' }));

const alert = (id: number): Alert => ({
  id,
  rule: 'rolling',
  from: '2026-10-01',
  until: '2026-10-30',
  observed: 7,
  expected: 1.5,
  threshold: 4,
  probability: 0.01,
  island: 3,
  archi: 2,
  specie_id: 3,
  country: 4,
  raised_at: '2026-10-30T08:00:00Z',
  told_after: 1,
  backed: true,
  counted: 9,
  meals: 9,
  people: 9,
  mailed: 1,
  state: 'verified',
  note: `note ${id}`,
  decided_at: '2026-10-31T08:00:00Z',
  decided_by: 'Hina Teriitahi',
  version: 1,
});

const harness = setUpPage();
/**
 * Serves a log with this number of alerts, two per page, latest first.
 * @param meanwhile changes the log after each page was served
 */
function logOf(count: number, meanwhile: (ids: number[]) => void = () => undefined): void {
  const log = Array.from({ length: count }, (_, at) => count - at);
  harness.server.on('GET', 'cw/alert/', ({ path }) => {
    const asked = new URLSearchParams(path.split('?')[1]);
    const after = Number(asked.get('after') ?? Number.POSITIVE_INFINITY);
    const from = (Number(asked.get('page') ?? 1) - 1) * 2;
    const ids = log.filter((id) => id < after).slice(from, from + 2);
    meanwhile(log);
    return {
      data: {
        results: ids.map(alert),
        count,
        page: 1,
        page_size: 2,
        states: { open: 0, verified: 0, discarded: 0 },
        years: [],
        islands: [],
      },
    };
  });
}
const t = (key: string) => key;
const save = () => saveLog({ state: 'verified', island: 3 }, t);

beforeEach(() => {
  setLanguage('en_US');
  jest.mocked(saveFile).mockClear();
});

test.each([1, 3, 4])('the file of %d alerts holds all of them, whatever a page holds', async (count) => {
  logOf(count);
  expect(await save()).toBe(count);
  const [file] = await savedFiles();
  const notes = [...(file?.text ?? '').matchAll(/note (\d)/g)].map(([, id]) => Number(id));
  expect(notes).toEqual([4, 3, 2, 1].slice(-count));
});

test.each([
  ['is raised', (log: number[]) => void log.unshift((log[0] ?? 0) + 1)],
  ['is decided, so that the filter leaves it out', (log: number[]) => void log.shift()],
])(
  'no alert is missing or twice in the file when another one %s between two pieces',
  async (_, meanwhile) => {
    logOf(5, meanwhile);
    expect(await save()).toBe(5);
    const [file] = await savedFiles();
    const notes = [...(file?.text ?? '').matchAll(/note (\d)/g)].map(([, id]) => Number(id));
    expect(notes).toEqual([5, 4, 3, 2, 1]);
  },
);

test('the file says of an alert what the log says, under its heads, and keeps to the filters', async () => {
  logOf(1);
  await save();
  const [file] = await savedFiles();
  expect([file?.name, file?.type]).toEqual([
    expect.stringMatching(/^alerts\.csvName-Moorea-alerts-state_verified-\d{4}-\d{2}-\d{2}\.csv$/),
    'text/csv;charset=utf-8',
  ]);
  const [head = '', line = ''] = (file?.text ?? '').trim().split('\r\n');
  const heads = head.split(';').map((one) => one.replace('alerts.', ''));
  expect(Object.fromEntries(line.split(';').map((cell, at) => [heads[at], cell]))).toEqual({
    raised: '2026-10-30T08:00:00Z',
    stateHead: 'alerts.state_verified',
    island: 'Moorea',
    csvArchipelago: 'Society Islands',
    csvCountry: 'French Polynesia',
    rule: 'alerts.rule_rolling',
    csvFish: 'Epinephelus merra',
    csvWindowFrom: '2026-10-01',
    csvWindowUntil: '2026-10-30',
    csvObserved: '7',
    csvCounted: '9',
    csvMeals: '9',
    csvPeople: '9',
    csvToldAfter: '1',
    csvExpected: '1.5',
    csvThreshold: '4',
    csvProbability: '0.01',
    note: 'note 1',
    csvDecidedAt: '2026-10-31T08:00:00Z',
    csvDecidedBy: 'Hina Teriitahi',
  });
  const asked = new URLSearchParams(harness.server.sent('cw/alert/')[0]?.path.split('?')[1]);
  expect(Object.fromEntries(asked)).toEqual({ state: 'verified', island: '3' });
});

test('no alert makes no file', async () => {
  logOf(0);
  expect(await save()).toBe(0);
  expect(saveFile).not.toHaveBeenCalled();
});
