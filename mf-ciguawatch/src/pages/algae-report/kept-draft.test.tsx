import type { TrackingBatch } from '@ciguawatch/shared/api/schemas/algae';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
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
import { algaeTexts } from '../../algae/texts';
import { tracking } from '../../algae/tracking';
import { NewSampling } from './new-sampling';
import type { SamplingValues } from './values';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));
jest.mock('./form/place-card', () => ({ PlaceCard: () => null }));
jest.mock('@ciguawatch/shared/ui/picture-field/picture-field', () => ({ PictureField: () => null }));

const device = setUpSlowDevice();
const user = fakeUser({ id: 7 });
const answers = call as jest.Mock;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const storedValues = async () =>
  (await advanceUntilSettled(drafts.list<SamplingValues>('algae', { account: 7 }))).map(
    ({ value }) => value.code,
  );

beforeAll(() => algaeTexts);
test('two samplings saved in a row are each stored once, however slow the device, and no draft remains', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, stepTime, stepTime],
    async (typing, answer, list, next, write) => {
      Object.assign(device, { write });
      const sent: TrackingBatch[] = [];
      answers.mockImplementation(async (_call: unknown, { body }: { body: TrackingBatch }) => {
        await delay(answer);
        sent.push(body);
        return { rows: [], known: 0, repeats: [] };
      });
      jest.spyOn(tracking, 'refresh').mockImplementation(() => delay(list));
      const view = renderWithRuntime(<NewSampling />, { user });
      await advanceTimers(10);
      const type = (code: string) =>
        fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } });
      type('RIK-1');
      await advanceTimers(typing);
      press('Save, then same place');
      await advanceTimers(answer);
      // The form is inert while it is being saved, since text typed then would belong to neither sampling.
      const isHeld = () => view.container.querySelector('[inert]') !== null;
      const wasHeld = isHeld();
      await advanceTimers(list + write + 1);
      for (let turn = 0; turn < 100 && isHeld(); turn++) await advanceTimers(500);
      expect([wasHeld || list + write === 0, isHeld()]).toEqual([true, false]);
      expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('RIK-2');
      type('RIK-2 bis');
      await advanceTimers(next);
      await advanceTimers(1_000 + 2 * write);
      expect(await storedValues()).toEqual(['RIK-2 bis']);
      press('Save the sampling');
      await advanceTimers(answer + list + 2 * write + 1_000);
      view.unmount();
      await advanceTimers(20_000);
      expect(await storedValues()).toEqual([]);
      const rows = sent.flatMap(({ rows: own = [] }) => own);
      expect(rows.map(({ code }) => code)).toEqual(['RIK-1', 'RIK-2 bis']);
      expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(2);
    },
  );
});
