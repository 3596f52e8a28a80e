import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { approvalObstacle, changedBeforeDeletion, decisionBody } from './approvable';

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
const family = { ...conflict, field: 'family' };
const used = { species: [{ id: 1, name: 'x' }], cases: 0 };

it.each([
  ['nothing', {}, {}, null],
  ['one’s own', { may_decide: false }, {}, 'own'],
  ['a deleted object', { object_gone: true }, {}, 'gone'],
  ['a group in use', { actionType: 'delete', object_type: 'phenotype', dependents: used }, {}, 'used'],
  ['a species that cases name', { actionType: 'delete', dependents: { species: [], cases: 3 } }, {}, null],
  [
    'a group that cases name',
    { actionType: 'delete', object_type: 'phenotype', dependents: { species: [], cases: 1 } },
    {},
    'used',
  ],
  ['a group that nobody names', { actionType: 'delete', object_type: 'phenotype' }, {}, null],
  ['a group in use that is changed', { object_type: 'phenotype', dependents: used }, {}, null],
  ['a deletion of what was changed since', { actionType: 'delete', fields: [conflict] }, {}, null],
  ['a second conflict without a choice', { fields: [conflict, family] }, { food: 'mine' }, 'choose'],
  ['a conflict without a choice', { fields: [conflict] }, {}, 'choose'],
  ['a conflict with one', { fields: [conflict] }, { food: 'theirs' }, null],
] as const)('%s is an obstacle to the approval', (_what, more, choices, expected) => {
  expect(approvalObstacle(revision(more as unknown as Partial<RevisionFull>), choices)).toBe(expected);
});

test('choices and deletions carry the version that was shown; other changes carry none', () => {
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

test('deletions of a missing page and additions carry no version', () => {
  const gone = revision({ actionType: 'delete', object_version: null, object_gone: true });
  expect(decisionBody(gone, 'approved', {}, ' why ')).toEqual({ status: 'approved', reason: 'why' });
  const added = revision({ actionType: 'add', object_version: null });
  expect(decisionBody(added, 'approved', {}, '')).toEqual({ status: 'approved' });
});

test.each([
  ['a deletion of the page as it was', { actionType: 'delete' }, false],
  ['a deletion of a page that was changed since', { actionType: 'delete', object_version: 2 }, true],
  ['a change of a page that was changed since', { object_version: 2 }, false],
] as const)('%s is distinguished from a conflict', (_, part, changed) => {
  expect(changedBeforeDeletion(revision(part))).toBe(changed);
});
