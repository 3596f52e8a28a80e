import { domEvent } from '@ciguawatch/shared/contract/events';
import { clock } from '@ciguawatch/shared/runtime/page/clock';

const RELOADED_KEY = 'ciguawatch.reloaded';
/** Milliseconds during which a second reload is refused (specification, section 9). */
export const RELOAD_GUARD_MS = 10_000;
/** Milliseconds that pages get to store unsaved work. */
const SAVE_TIMEOUT_MS = 3000;

/** Makes all screens store unsaved work, and waits for them. */
export async function saveDrafts(limit = SAVE_TIMEOUT_MS): Promise<void> {
  const work: Promise<unknown>[] = [];
  const detail = { hold: (one: Promise<unknown>) => work.push(one) };
  window.dispatchEvent(new CustomEvent(domEvent('drafts:save'), { detail }));
  const late = new Promise((resolve) => setTimeout(resolve, limit));
  await Promise.race([Promise.allSettled(work), late]);
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Records a reload; `false` when that is not possible, because then nothing would stop a loop. */
function noteReload(now: number): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Functions of the page needed for reloading; replaced in tests. */
export interface Page {
  /** resolves at once, or some seconds after the page was left, if it is still there */
  stays(): Promise<void>;
  online(): boolean;
  reload(): void;
}

/** Function of the inline script in index.html; undefined on other pages. */
const pageStays = async () => (window as { pageStays?: () => Promise<void> }).pageStays?.();

const page: Page = {
  stays: pageStays,
  online: () => navigator.onLine,
  reload: () => location.reload(),
};

/**
 * Reloads the page because code could not be loaded: a new build has probably replaced it. Stores unsaved
 * work first. Does nothing while offline, or within ten seconds of the last reload. Waits while the page is being
 * left, because a reload would bring it back: Firefox then fails the code that is still loading.
 * @returns whether the page reloads
 */
export async function reloadForCode(on: Page = page): Promise<boolean> {
  await on.stays();
  const now = clock.device();
  if (!on.online() || now - lastReload() < RELOAD_GUARD_MS || !noteReload(now)) return false;
  await saveDrafts();
  on.reload();
  return true;
}

/** Reloads because the person accepted the new build. */
export async function reloadForBuild(on: Page = page): Promise<void> {
  await saveDrafts();
  on.reload();
}
