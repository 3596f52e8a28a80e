import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import englishPages from '../../../../locales/en_US.json';
import { sendReport } from './send-report';

jest.mock('../labels/report-label', () => ({ reportLabel: () => 'Moorea' }));

const values = { ...emptyReport(), case_location_id: 12, event_date: '2026-11-20' };
const UUID = '3f0c2c52-2f4e-4e0e-9d3a-5a1f2f3c4d5e';

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));

let add: jest.SpyInstance<Promise<boolean>, Parameters<typeof outbox.add>>;

beforeEach(() => {
  add = jest.spyOn(outbox, 'add').mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([7, null])('a report is queued under %s, even after another sign-in', async (account) => {
  await sendReport(values, { uuid: UUID }, account);
  expect(add).toHaveBeenCalledTimes(1);
  expect(add.mock.calls[0]?.[0]).toMatchObject({ uuid: UUID, call: 'report', label: 'Moorea', account });
});

test('a report that could not be handed over is said, and is not taken for sent', async () => {
  const shown = jest.spyOn(toasts, 'error').mockImplementation();
  add.mockRejectedValueOnce(new Error('disk'));
  await expect(sendReport(values, { uuid: UUID }, null)).rejects.toThrow('disk');
  expect(shown.mock.calls).toEqual([
    ['Your report could not be saved!', 'The system met a problem. Please try again later.'],
  ]);
});

test('a browser that keeps nothing is asked to keep the page open, and only such a one', async () => {
  const shown = jest.spyOn(toasts, 'warning').mockImplementation();
  await sendReport(values, { uuid: UUID }, null);
  expect(shown).not.toHaveBeenCalled();
  add.mockResolvedValueOnce(false);
  await sendReport(values, { uuid: UUID }, null);
  expect(shown.mock.calls).toEqual([
    ['This browser keeps nothing. Leave this page open until the report is sent.'],
  ]);
});
