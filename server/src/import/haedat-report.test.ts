import { describeReport } from './haedat-report';

test('lists every refused row with its reason', () => {
  const refused = [{ line: 3, event_id: '', why: 'no event_id' as const }];
  expect(describeReport({ rows: 4, taken: 1, known: 2, refused, doubtful: ['PF-1'] })).toEqual([
    '4 rows: 1 imported, 2 imported before, 1 not taken.',
    'Without their date, which lies in another year than the event: PF-1.',
    'Line 3 (?): no event_id.',
  ]);
});
