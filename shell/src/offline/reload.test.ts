import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { type Page, RELOAD_GUARD_MS, reloadForCode, saveDrafts } from './reload';

let now = 1_000_000;
const page = (online = true, stays = Promise.resolve()) => {
  const reload = jest.fn();
  return { online: () => online, stays: () => stays, reload } satisfies Page;
};

beforeEach(() => {
  sessionStorage.clear();
  setClock(() => now);
});
afterAll(() => setClock());

test('the page reloads once, and not again within ten seconds', async () => {
  const on = page();
  expect(await reloadForCode(on)).toBe(true);
  now += RELOAD_GUARD_MS - 1;
  expect(await reloadForCode(on)).toBe(false);
  now += 1;
  expect(await reloadForCode(on)).toBe(true);
  expect(on.reload).toHaveBeenCalledTimes(2);
});

test('an offline page does not reload, since its code could not be fetched either', async () => {
  const on = page(false);
  expect(await reloadForCode(on)).toBe(false);
  expect(on.reload).not.toHaveBeenCalled();
});

test('a page that is being left does not reload, unless it stays after all', async () => {
  now += RELOAD_GUARD_MS;
  let stay = () => {};
  const on = page(true, new Promise((go) => (stay = go)));
  const reloaded = reloadForCode(on);
  await new Promise((later) => setTimeout(later));
  expect(on.reload).not.toHaveBeenCalled();
  stay();
  expect(await reloaded).toBe(true);
  expect(on.reload).toHaveBeenCalledTimes(1);
});

test('unsaved work is stored before the reload', async () => {
  let saved = false;
  const write = (event: Event) => {
    (event as CustomEvent<{ hold(work: Promise<unknown>): void }>).detail.hold(
      Promise.resolve().then(() => {
        saved = true;
      }),
    );
  };
  window.addEventListener('ciguawatch:drafts:save', write);
  await saveDrafts();
  window.removeEventListener('ciguawatch:drafts:save', write);
  expect(saved).toBe(true);
});
