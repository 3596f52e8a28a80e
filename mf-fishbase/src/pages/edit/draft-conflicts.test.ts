import { draftConflicts, readDraft } from './draft-conflicts';

const now = { name: 'Ctenochaetus striatus', family: 'Acanthuridae', food: null };

test('what was typed over an older text is asked about, what nobody else changed is not', () => {
  const draft = readDraft(
    { typed: { name: 'Mine', family: 'Mine too' }, before: { name: 'Old', family: 'Acanthuridae' } },
    now,
  );
  expect(draftConflicts(draft, now)).toEqual([
    { field: 'name', before: 'Old', mine: 'Mine', theirs: 'Ctenochaetus striatus' },
  ]);
});

test('both wrote the same: nothing to choose', () => {
  const draft = readDraft({ typed: { name: now.name }, before: { name: 'Old' } }, now);
  expect(draftConflicts(draft, now)).toEqual([]);
});

test('a draft of before goes on from what stands there, without fields that are gone', () => {
  const draft = readDraft({ name: 'Mine', gone: 'x' }, now);
  expect(draft.typed).toEqual({ name: 'Mine' });
  expect(draftConflicts(draft, now)).toEqual([]);
});
