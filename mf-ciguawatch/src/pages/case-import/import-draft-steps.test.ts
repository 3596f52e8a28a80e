import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { advanceTimers, setUpSlowDevice, slowly, stepTime } from '@ciguawatch/shared/testing/slow-steps';
import { act } from '@testing-library/react';
import { CaseImportWork } from './work';

const times = setUpSlowDevice();
/** Longer than any step, so that what was begun has ended. */
const END = 20_000;
let account = 0;

test('a list under work is offered again after a reload with its answers, and no more once it is closed', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, stepTime],
    async (read, write, typing, away) => {
      Object.assign(times, { read, write });
      account += 1;
      setRuntime({ user: fakeUser({ id: account }) });
      const first = new CaseImportWork();
      const stop = first.start();
      await advanceTimers(END);
      const sheet = { head: ['Île'], lines: [{ number: 2, cells: ['Rapa'] }] };
      act(() => first.open('2024.csv', sheet, [{ field: null }] as never, 'Bilan'));
      await advanceTimers(typing);
      act(() => first.setSource('Bilan 2024'));
      await advanceTimers(typing);
      act(() => first.write([2], 0, 'Raivavae'));
      await advanceTimers(away);
      stop();
      await advanceTimers(END);
      const second = new CaseImportWork();
      const stopAgain = second.start();
      await advanceTimers(END);
      act(() => second.resume());
      expect([second.source, second.file?.sheet.lines[0]?.cells]).toEqual(['Bilan 2024', ['Raivavae']]);
      act(() => second.close());
      stopAgain();
      await advanceTimers(END);
      const third = new CaseImportWork();
      const stopLast = third.start();
      await advanceTimers(END);
      expect(third.found).toBeNull();
      stopLast();
    },
    [[5_000, 5_000, 0, 0]],
  );
});
