import type { Wording } from '@ciguawatch/shared/api/schemas/desk/wording';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { act, renderHook, waitFor } from '@testing-library/react';
import { row } from '../fixtures/row';
import { useWordings } from './use-wordings';

const harness = setUpPage();
const title = row('shell/home.title', { bundled: 'Accueil', reference: 'Home', version: 2 });
const wording = (id: number, part: Partial<Wording> = {}): Wording => ({
  ...{
    id,
    language: 'fr_FR',
    namespace: 'shell',
    page: 'home',
    key: 'title',
    text: 'Page d’accueil',
    asked: 1,
  },
  ...{ at: '2026-11-20T20:00:00Z', state: 'open', decided_at: null, by: null, ...part },
});

async function open(wordings: readonly Wording[]) {
  harness.server.on('GET', 'a/translation/wording/', { data: wordings });
  const drawn = renderHook(() => useWordings());
  await waitFor(() => expect(drawn.result.current.waitingIn).not.toBeNull());
  return () => drawn.result.current;
}

test('a text has the wordings of its own language, page and key', async () => {
  const others = [
    wording(2, { language: 'es_ES' }),
    wording(3, { page: 'bar' }),
    wording(4, { key: 'lead' }),
    wording(5, { namespace: 'fishbase' }),
  ];
  const work = await open([wording(1), ...others]);
  expect(
    work()
      .of('fr_FR', title)
      .map(({ id }) => id),
  ).toEqual([1]);
  expect(
    work()
      .of('es_ES', title)
      .map(({ id }) => id),
  ).toEqual([2]);
});

test('a decided wording says so at once, and its text stays in the list until the page is left', async () => {
  const declined = wording(1, { state: 'declined', by: 'Teva', decided_at: '2026-11-21T20:00:00Z' });
  harness.server.on('POST', 'a/translation/wording/1/', { data: { wording: declined, saved: null } });
  const work = await open([wording(1), wording(2, { key: 'lead' })]);
  await act(async () => {
    expect(await work().decide(wording(1), { state: 'declined' })).toBeNull();
  });
  expect(work().of('fr_FR', title)).toEqual([declined]);
  expect(work().isListed('fr_FR', title)).toBe(true);
  // One that was decided before stands under no list of what waits.
  expect((await open([declined, wording(2, { key: 'lead' })]))().isListed('fr_FR', title)).toBe(false);
});
