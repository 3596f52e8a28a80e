import type { RevisionCreate, SentPayload } from '@ciguawatch/shared/api/schemas/revision';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  advanceUntilSettled,
  delay,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { item } from '../../revisions/fixtures/revision';
import { changeTexts } from '../../revisions/texts';
import { EditPage } from './edit-page';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
jest.mock('./picture-card', () => ({ PictureCard: () => null }));

const harness = setUpPage();
const device = setUpSlowDevice();
const user = fakeUser({ id: 7, groups: [ROLE.fishbase_editor] });
const field = (label: RegExp) => screen.queryByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label)!, { target: { value } });
const storedDrafts = () => advanceUntilSettled(drafts.list('fishbase-', { account: 7 }));

beforeAll(() => changeTexts);
beforeEach(() => {
  jest.spyOn(collections.specie, 'ensure').mockResolvedValue(undefined as never);
  jest.spyOn(collections.phenotype, 'ensure').mockResolvedValue(undefined as never);
});

/** Fake storage of requests: one per uuid, replaced only with the right version. */
function serveRequests(answer: number) {
  const stored = new Map<string, { payload: SentPayload | undefined; version: number }>();
  const numbered = (uuid: string) => ({
    ...item({ object_id: null }),
    uuid,
    version: stored.get(uuid)!.version,
  });
  harness.server.on('GET', 'a/language/', async () => {
    await delay(answer);
    return { data: [] };
  });
  harness.server.on('POST', 'a/revision/', async ({ body }) => {
    const { uuid = '', payload } = body as RevisionCreate;
    await delay(answer);
    const known = stored.get(uuid);
    if (known && JSON.stringify(known.payload) !== JSON.stringify(payload))
      return { status: 409, data: { code: 'uuid_reused', message: '', current: numbered(uuid) } };
    stored.set(uuid, known ?? { payload, version: 1 });
    return { status: 201, data: numbered(uuid) };
  });
  harness.server.on('PUT', 'a/revision/51', async ({ body, headers }) => {
    await delay(answer);
    const [uuid, known] = [...stored][0]!;
    if (headers['If-Match'] !== `"${known.version}"`)
      return { status: 409, data: { code: 'conflict', message: '', current: numbered(uuid) } };
    stored.set(uuid, { payload: (body as { payload: SentPayload }).payload, version: known.version + 1 });
    return { data: numbered(uuid) };
  });
  return stored;
}

async function open() {
  const view = renderWithRuntime(<EditPage kind="specie" />, { user });
  for (let waited = 0; !field(/^Scientific name/) && waited < 60_000; waited += 250) await advanceTimers(250);
  return view;
}
const send = () => pressButton(/^Send/);

test('a new species is requested once with all typed values, though its form was left before the answer came', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, stepTime, stepTime, fc.boolean()],
    async (read, write, answer, typing, away, isMore) => {
      Object.assign(device, { read, write });
      const stored = serveRequests(answer);
      const first = await open();
      type(/^Scientific name/, 'Lutjanus novus');
      type(/^Reason/, 'Seen');
      type(/^Source/, 'Own observation');
      await advanceTimers(typing);
      send();
      await advanceTimers(Math.min(away, answer));
      first.unmount();
      const second = await open();
      const isLeft = field(/^Scientific name/)?.value === 'Lutjanus novus';
      if (isLeft && isMore) type(/^Family/, 'Lutjanidae');
      await advanceTimers(typing);
      if (isLeft) send();
      await advanceTimers(3 * answer + 1);
      second.unmount();
      await advanceTimers(10_000 + 2 * write);
      const family = isLeft && isMore ? { family: 'Lutjanidae' } : {};
      expect([...stored.values()].map(({ payload }) => payload)).toEqual([
        { name: 'Lutjanus novus', ...family },
      ]);
      expect(await storedDrafts()).toEqual([]);
    },
    [[0, 0, 5_000, 701, 1, true]],
  );
});
