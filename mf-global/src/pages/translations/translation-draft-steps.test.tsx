import type { EditedTexts, TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  delay,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { heldVersions, readTextDrafts } from '../../languages/text-drafts';
import { useTranslations } from './use-translations';

const harness = setUpPage();
setUpSlowDevice();
const NAME = 'shell/home.title';

/** Fake server of texts in two languages, which saves a text only with its current version. */
function serveTexts(reading: number, saving: number) {
  const blank = {
    bundled: 'x',
    edited: null as string | null,
    version: 2,
    at: null,
    by: null,
    unused: false,
  };
  const stored: Record<string, typeof blank & { saves: number }> = {
    ty_PF: { ...blank, saves: 0 },
    fr_FR: { ...blank, version: 7, saves: 0 },
  };
  const textsOf = (code: string): EditedTexts['texts'] => {
    const { saves: _own, ...title } = stored[code]!;
    return { shell: { home: { title } } };
  };
  harness.server.on('GET', /^a\/translation\/(edit\/)?(.._..)/, async (_sent, match) => {
    await delay(reading);
    const code = match[2] ?? '';
    const home = { title: { value: 'Home', type: 'input', display_name: 'Home' } };
    return match[1]
      ? { data: { code, version: 8, texts: textsOf(code) } }
      : { data: { code, version: 1, pages: { shell: { home } } } };
  });
  harness.server.on('PATCH', /^a\/translation\/edit\/(.._..)/, async ({ body }, match) => {
    await delay(saving);
    const code = match[1] ?? '';
    const now = stored[code]!;
    const { value, version } = (body as TextChanges).i18n_json.shell!.home!.title!;
    const isLate = version !== now.version;
    if (!isLate) stored[code] = { ...now, edited: value, version: now.version + 1, saves: now.saves + 1 };
    return { data: { version: 9, conflicts: isLate ? [NAME] : [], texts: textsOf(code) } };
  });
  return stored;
}

async function open(code: string) {
  const drawn = renderHook(({ lang }) => useTranslations(lang, 'en_US'), { initialProps: { lang: code } });
  const ready = async () => {
    for (let waited = 0; !drawn.result.current.rows && waited < 60_000; waited += 250)
      await advanceTimers(250);
    expect(drawn.result.current.rows).toHaveLength(1);
  };
  await ready();
  return {
    work: () => drawn.result.current,
    show: async (lang: string) => {
      drawn.rerender({ lang });
      await ready();
    },
    close: drawn.unmount,
  };
}

test('a saved text leaves no draft, whatever page is shown by then; a draft of another language keeps its version', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, fc.boolean()],
    async (reading, answer, away, isClosed) => {
      localStorage.clear();
      setRuntime({ user: fakeUser({ id: 7 }) });
      const stored = serveTexts(reading, answer);
      const page = await open('ty_PF');
      act(() => page.work().draft({ [NAME]: 'Fare' }));
      let saving: Promise<unknown> = Promise.resolve();
      act(() => {
        saving = page.work().save(page.work().rows ?? [], page.work().drafts);
      });
      await advanceTimers(Math.min(away, answer));
      if (isClosed) page.close();
      else {
        await page.show('fr_FR');
        act(() => page.work().draft({ [NAME]: 'Maison' }));
      }
      await advanceTimers(answer + 1);
      await act(() => saving);
      expect([stored.ty_PF?.edited, stored.ty_PF?.saves, readTextDrafts('ty_PF')]).toEqual(['Fare', 1, {}]);
      if (isClosed) return;
      expect([readTextDrafts('fr_FR'), heldVersions('fr_FR')]).toEqual([{ [NAME]: 'Maison' }, { [NAME]: 7 }]);
      expect(page.work().rows).toMatchObject([{ version: 7 }]);
      await page.show('ty_PF');
      expect([page.work().drafts, page.work().rows?.[0]?.edited]).toEqual([{}, 'Fare']);
      page.close();
    },
    [
      [1, 5_000, 1, false],
      [1, 2_000, 1, true],
    ],
  );
});
