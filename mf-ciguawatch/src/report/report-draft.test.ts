import 'fake-indexeddb/auto';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { takeEditLock } from '@ciguawatch/shared/runtime/drafts/edit-lock';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { keepSent } from '@ciguawatch/shared/testing/sent-item';
import { draftLockName, freshDraft, type ReportDraft, reportDrafts } from './report-draft';
import { queueReport } from './report-send';

const nobody = reportDrafts('report', null);

let clock: FakeClock;
beforeEach(async () => {
  clock = new FakeClock();
  setRuntime({ online: false });
  for (const { uuid } of outbox.items) await outbox.remove(uuid);
  for (const { uuid } of outbox.sent) await outbox.forget(uuid);
  for (const { uuid } of await nobody.list()) await nobody.remove(uuid);
});

async function storeDraft(more: Partial<ReportDraft> = {}): Promise<ReportDraft> {
  const draft = { ...freshDraft({ age: 40 }), ...more };
  expect(nobody.begin(draft.uuid).keep(draft)).toBe(true);
  await drafts.flush();
  return draft;
}
const draftUuids = async () => (await nobody.list()).map(({ uuid }) => uuid);
const queue = ({ uuid, values }: ReportDraft) => queueReport(values, uuid, '', null);
/** Puts the outbox in the state that the sender leaves after the server has stored a report. */
async function acknowledged(uuid: string): Promise<void> {
  await outbox.remove(uuid);
  await keepSent({
    uuid,
    call: 'report',
    account: null,
    id: 41,
    answer: { id: 41 },
    body: {},
    at: clock.time,
  });
  await outbox.changed();
}

test('a draft is read back with the answers of each section and its position', async () => {
  const answers = {
    age: 61,
    specie_part_head: true,
    event_date: '2026-07-14',
    event_clock: '19:30',
    sympt_dizziness: '2',
    sympt_nausea: 'N',
    gsympt_other_obs: 'Eau trouble après la pluie.',
  } as const;
  const draft = await storeDraft({ values: { ...emptyReport(), ...answers }, section: 4 });
  expect(await nobody.list()).toEqual([expect.objectContaining({ values: draft.values, section: 4 })]);
  expect((await nobody.load(draft.uuid))?.values).toEqual(draft.values);
});

describe('a draft handed over to the outbox', () => {
  test('is not offered while its report waits: the page died before deleting it', async () => {
    const draft = await storeDraft();
    await queue(draft);
    expect(await draftUuids()).toEqual([]);
    expect(await drafts.load(`report/${draft.uuid}`)).toBeNull();
  });

  test('is not offered after its report was sent, even if another tab saved it once more', async () => {
    const draft = await storeDraft();
    await queue(draft);
    clock.advance(1000);
    // Simulates another tab that was still writing its last change when the draft was deleted.
    await storeDraft(draft);
    clock.advance(1000);
    await acknowledged(draft.uuid);
    expect(await draftUuids()).toEqual([]);
  });

  test('is offered when it was changed after the hand-over', async () => {
    const draft = await storeDraft();
    await queue(draft);
    clock.advance(1000);
    await storeDraft({ ...draft, values: { ...draft.values, age: 41 } });
    expect((await nobody.list()).map(({ values }) => values.age)).toEqual([41]);
    await acknowledged(draft.uuid);
    clock.advance(1000);
    await storeDraft({ ...draft, values: { ...draft.values, age: 42 } });
    expect((await nobody.list()).map(({ values }) => values.age)).toEqual([42]);
  });

  test('does not hide the draft of another report', async () => {
    const [sent, other] = [await storeDraft(), await storeDraft()];
    await queue(sent);
    expect(await draftUuids()).toEqual([other.uuid]);
  });
});

test('a report without an answer is not stored as a draft', async () => {
  expect(nobody.begin('one').keep(freshDraft())).toBe(false);
  await drafts.flush();
  expect(await draftUuids()).toEqual([]);
});

test('a draft reopens at its section, and unreadable answers are asked again', async () => {
  const draft = freshDraft({ age: Number.NaN, med_place: 'Fare', event_date: '?' });
  const { uuid } = await storeDraft({ ...draft, section: 3 });
  expect(await nobody.load(uuid)).toMatchObject({
    uuid,
    section: 3,
    values: { ...emptyReport(), med_place: 'Fare' },
    savedAt: clock.time,
  });
});

test('a draft with an unknown section reopens at the first', async () => {
  drafts.save('report/u', { age: 4, draft_section: 9 }, { account: null });
  expect(await nobody.load('u')).toMatchObject({ section: 1, values: { age: 4, age_months: null } });
});

test('a draft open in another tab is marked', async () => {
  const { uuid } = await storeDraft();
  const letGo = takeEditLock(draftLockName(uuid), () => undefined);
  expect((await nobody.list()).map(({ elsewhere }) => elsewhere)).toEqual([true]);
  letGo();
  expect((await nobody.list()).map(({ elsewhere }) => elsewhere)).toEqual([false]);
});

test('drafts of an account are its own, and nobody’s contact is not kept when the tab closes', async () => {
  const own = reportDrafts('report', 7);
  const draft = freshDraft({ age: 30, cont_name: 'Hina' });
  own.begin(draft.uuid).keep(draft);
  nobody.begin(draft.uuid).keep(draft);
  await drafts.flush();
  sessionStorage.clear();
  expect((await own.load(draft.uuid))?.values).toMatchObject({ age: 30, cont_name: 'Hina' });
  expect((await nobody.load(draft.uuid))?.values).toMatchObject({ age: 30, cont_name: '' });
  await own.remove(draft.uuid);
  expect(await own.list()).toEqual([]);
  expect(await draftUuids()).toEqual([draft.uuid]);
});

test('a draft stores which case it corrects or which meal it joins', async () => {
  const ties = { corrects: '00000000-0000-4000-8000-000000000001' };
  const draft = await storeDraft({ ties });
  const [found] = await nobody.list();
  expect(found).toMatchObject({ uuid: draft.uuid, ties });
  expect(found?.values).toEqual(draft.values);
  await queueReport(draft.values, draft.uuid, '', null, ties);
  expect(outbox.find(draft.uuid)?.body).toMatchObject({ case: { ...ties, case_uuid: draft.uuid, age: 40 } });
});
