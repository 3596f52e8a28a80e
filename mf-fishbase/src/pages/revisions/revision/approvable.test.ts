import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { decisionBody, hindrance } from './approvable';

const revision = (more: Partial<RevisionFull> = {}): RevisionFull =>
  ({
    actionType: 'update',
    object_type: 'specie',
    fields: [],
    base_version: 1,
    object_version: 1,
    object_gone: false,
    may_decide: true,
    dependents: { species: [], cases: 0 },
    ...more,
  }) as unknown as RevisionFull;
const conflict = { field: 'food', before: 'a', after: 'b', current: 'c', conflict: true };
const used = { species: [{ id: 1, name: 'x' }], cases: 0 };

it.each([
  ['nothing', {}, {}, null],
  ['one’s own', { may_decide: false }, {}, 'own'],
  ['a deleted object', { object_gone: true }, {}, 'gone'],
  ['a group in use', { actionType: 'delete', object_type: 'phenotype', dependents: used }, {}, 'used'],
  ['a species that cases name', { actionType: 'delete', dependents: { species: [], cases: 3 } }, {}, null],
  ['a conflict without a choice', { fields: [conflict] }, {}, 'choose'],
  ['a conflict with one', { fields: [conflict] }, { food: 'theirs' }, null],
] as const)('%s hinders as it must', (_what, more, choices, expected) => {
  expect(hindrance(revision(more as unknown as Partial<RevisionFull>), choices)).toBe(expected);
});

test('choices and deletions carry the version that was seen, nothing else does', () => {
  const asked = revision({ fields: [conflict], object_version: 4 });
  expect(decisionBody(asked, 'approved', { food: 'mine' }, ' ')).toEqual({
    status: 'approved',
    choices: { food: 'mine' },
    object_version: 4,
  });
  expect(decisionBody(asked, 'rejected', {}, ' no ')).toEqual({ status: 'rejected', reason: 'no' });
  expect(decisionBody(revision(), 'approved', {}, '')).toEqual({ status: 'approved' });
  expect(decisionBody(revision({ actionType: 'delete' }), 'approved', {}, '')).toMatchObject({
    object_version: 1,
  });
});
