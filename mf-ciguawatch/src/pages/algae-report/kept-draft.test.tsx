import 'fake-indexeddb/auto';
import type { TrackingBatch } from '@ciguawatch/shared/api/schemas/algae';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { fakeUser } from '@ciguawatch/shared/testing/fake-user';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { algaeTexts } from '../../stores/algae/texts';
import { tracking } from '../../stores/algae/tracking';
import { NewSampling } from './new-sampling';
import type { SamplingValues } from './values';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));
jest.mock('./place-card', () => ({ PlaceCard: () => null }));
jest.mock('@ciguawatch/shared/ui/picture-field/picture-field', () => ({ PictureField: () => null }));

const delay = fc.constantFrom(0, 1, 299, 300, 700, 2_000, 5_000);
const user = fakeUser({ id: 7 });
const answers = call as jest.Mock;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = async () =>
  (await drafts.list<SamplingValues>('algae', { account: 7 })).map(({ value }) => value.code);

beforeAll(() => algaeTexts);
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => jest.useRealTimers());

test('of two samplings one after the other each is stored once, whatever takes how long, and no draft is left', async () => {
  await fc.assert(
    fc.asyncProperty(delay, delay, delay, delay, async (typing, answer, list, next) => {
      const sent: TrackingBatch[] = [];
      answers.mockImplementation(async (_call: unknown, { body }: { body: TrackingBatch }) => {
        await after(answer);
        sent.push(body);
        return { rows: [], known: 0, repeats: [] };
      });
      jest.spyOn(tracking, 'refresh').mockImplementation(() => after(list));
      const view = renderWithRuntime(<NewSampling />, { user });
      await pass(10);
      const type = (code: string) =>
        fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } });
      type('RIK-1');
      await pass(typing);
      press('Save, then same place');
      await pass(answer);
      // Nothing can be typed while it is on its way: neither sampling would have it.
      const isHeld = () => view.container.querySelector('[inert]') !== null;
      const wasHeld = isHeld();
      await pass(list + 1);
      // Steps of the device's store take turns of the real clock, which no fake hour counts.
      for (let turn = 0; turn < 100 && isHeld(); turn++) await pass(0);
      expect([wasHeld || list === 0, isHeld()]).toEqual([true, false]);
      expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('RIK-2');
      type('RIK-2 bis');
      await pass(next);
      await pass(1_000);
      expect(await kept()).toEqual(['RIK-2 bis']);
      press('Save the sampling');
      await pass(answer + list + 1_000);
      view.unmount();
      await pass(10_000);
      expect(await kept()).toEqual([]);
      const rows = sent.flatMap(({ rows: own = [] }) => own);
      expect(rows.map(({ code }) => code)).toEqual(['RIK-1', 'RIK-2 bis']);
      expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(2);
    }),
    { numRuns: 15 },
  );
});
