import { draftConflicts, readDraft } from './draft-conflicts';

const now = { name: 'Ctenochaetus striatus', family: 'Acanthuridae', food: null };

test('values typed over an older version need a choice only where a colleague changed them', () => {
  const draft = readDraft(
    { typed: { name: 'Mine', family: 'Mine too' }, before: { name: 'Old', family: 'Acanthuridae' } },
    now,
  );
  expect(draftConflicts(draft, now)).toEqual([
    { field: 'name', before: 'Old', mine: 'Mine', theirs: 'Ctenochaetus striatus' },
  ]);
});

test('equal changes of both sides need no choice', () => {
  const draft = readDraft({ typed: { name: now.name }, before: { name: 'Old' } }, now);
  expect(draftConflicts(draft, now)).toEqual([]);
});

test('a draft of an earlier version continues on the published values, without removed fields', () => {
  const draft = readDraft({ name: 'Mine', gone: 'x' }, now);
  expect(draft.typed).toEqual({ name: 'Mine' });
  expect(draftConflicts(draft, now)).toEqual([]);
});
