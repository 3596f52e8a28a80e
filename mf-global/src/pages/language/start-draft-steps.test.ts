import type { TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceUntilSettled,
  delay,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import fc from 'fast-check';
import { MAX_TEXTS_PER_CALL } from '../../languages/language-file';
import { readTextDrafts } from '../../languages/text-drafts';
import { saveStart } from './save-start';

const harness = setUpPage();
setUpSlowDevice();

const textOf = (n: number) => ({
  ...{ name: `shell/home.k${n}`, namespace: 'shell', page: 'home', key: `k${n}` },
  value: `Text ${n}`,
});

test('each text of a file is either saved or kept as a draft, whenever the network fails', async () => {
  await slowly(
    [stepTime, fc.integer({ min: 1, max: 3 * MAX_TEXTS_PER_CALL }), fc.integer({ min: 0, max: 4 })],
    async (answer, count, parts) => {
      localStorage.clear();
      setRuntime({ user: fakeUser({ id: 7 }) });
      const saved = new Set<string>();
      let left = parts;
      harness.server.on('PATCH', 'a/translation/edit/ty_PF/', async ({ body }) => {
        await delay(answer);
        if (left-- === 0) return { status: 503, data: { code: 'maintenance', message: '' } };
        const keys = Object.keys((body as TextChanges).i18n_json.shell?.home ?? {});
        for (const key of keys) saved.add(`shell/home.${key}`);
        return { data: { version: 2, conflicts: [], texts: {} } };
      });
      const sound = Array.from({ length: count }, (_, n) => textOf(n));
      const faulty = [textOf(-1)];
      const waits = await advanceUntilSettled(saveStart('ty_PF', { sound, faulty } as never));
      const kept = Object.keys(readTextDrafts('ty_PF'));
      expect(kept).toHaveLength(waits);
      expect([...saved, ...kept].sort()).toEqual([...sound, ...faulty].map(({ name }) => name).sort());
    },
    [[300, 2 * MAX_TEXTS_PER_CALL, 1]],
  );
});
