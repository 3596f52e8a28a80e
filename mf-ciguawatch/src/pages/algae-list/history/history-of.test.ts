import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { historyOf } from './history-of';

const entry = (id: number, row: number, part: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-11-20T08:00:00.000Z',
  user: { id: 7, name: 'Teva' },
  kind: 'algaetracking',
  object_id: String(row),
  action: 'update',
  before: null,
  after: null,
  ...part,
});

test('changes saved together form one entry, with changes of the sampling listed once', () => {
  const depth = { before: { at_sampling_depth: null }, after: { at_sampling_depth: 1.8 } };
  const [latest, first] = historyOf([
    entry(1, 11, { action: 'add', at: '2026-11-19T08:00:00.000Z', after: { at_sampling_depth: null } }),
    entry(2, 12, { action: 'add', at: '2026-11-19T08:00:00.000Z' }),
    entry(3, 11, depth),
    entry(4, 12, {
      before: { ...depth.before, at_cells_nb: 4 },
      after: { ...depth.after, at_cells_nb: 40 },
    }),
  ]);
  expect(latest).toEqual({
    key: 4,
    at: '2026-11-20T08:00:00.000Z',
    user: { id: 7, name: 'Teva' },
    action: 'update',
    rows: [12, 11],
    changes: [
      { field: 'at_sampling_depth', row: null, before: null, after: 1.8 },
      { field: 'at_cells_nb', row: 12, before: 4, after: 40 },
    ],
  });
  expect(first).toMatchObject({ action: 'add', rows: [12, 11], changes: [] });
});

test('changes by two people at the same moment are two entries', () => {
  const other = entry(2, 11, { user: { id: 8, name: 'Hina' } });
  expect(historyOf([entry(1, 11, {}), other]).map(({ user }) => user?.name)).toEqual(['Hina', 'Teva']);
});
