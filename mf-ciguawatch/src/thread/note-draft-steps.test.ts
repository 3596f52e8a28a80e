import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { advanceTimers, setUpSlowDevice, slowly, stepTime } from '@ciguawatch/shared/testing/slow-steps';
import { act, renderHook } from '@testing-library/react';
import { useNoteDraft } from './note-draft';

const deviceTimes = setUpSlowDevice();
/** Longer than any step, so that what was begun has ended. */
const END = 20_000;
let case_id = 0;

test('a note that was begun is there again when the case is opened again, and gone once it was sent', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, stepTime],
    async (read, write, typing, away) => {
      Object.assign(deviceTimes, { read, write });
      setRuntime({ user: fakeUser({ id: 7 }) });
      case_id += 1;
      const open = () => renderHook(() => useNoteDraft(case_id));
      const first = open();
      await advanceTimers(typing);
      act(() => first.result.current.edit({ text: 'Rappeler' }));
      await advanceTimers(typing);
      act(() => first.result.current.edit({ text: 'Rappeler le centre' }));
      const { uuid } = first.result.current.draft;
      first.unmount();
      await advanceTimers(away);
      const second = open();
      await advanceTimers(END);
      expect(second.result.current.draft).toMatchObject({ uuid, text: 'Rappeler le centre' });
      act(() => second.result.current.finish());
      expect(second.result.current.draft.text).toBe('');
      second.unmount();
      await advanceTimers(END);
      const third = open();
      await advanceTimers(END);
      expect(third.result.current.draft.text).toBe('');
      third.unmount();
    },
    [[5_000, 5_000, 0, 0]],
  );
});
