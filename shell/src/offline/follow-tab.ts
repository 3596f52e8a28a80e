import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/leave-guard';
import { reloadForCode } from './reload';

/** What is known of newer builds (`build-check.ts`). */
export interface Check {
  look(): Promise<void>;
  readonly available: boolean;
  /** the worker hands it out */
  readonly fetched: boolean;
  readonly current: string | null;
}

const KEY = 'ciguawatch.build';

/** Whether a build is taken for the first time in this tab: a page that stays the old one is not loaded for ever. */
function first(build: string | null): boolean {
  try {
    if (build === null || sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks for a new build when the person comes back to the tab, and lets it come with the next page that is opened,
 * unless a form would lose something or it was put off. Answers how to stop.
 */
export function followTab(check: Check): () => void {
  let path = location.pathname;
  const back = () => {
    if (document.visibilityState === 'visible') void check.look();
  };
  const moved = () => {
    const another = path !== location.pathname;
    path = location.pathname;
    const ready = another && check.available && check.fetched && !leaveGuard.dirty;
    if (ready && first(check.current)) void reloadForCode();
  };
  document.addEventListener('visibilitychange', back);
  window.addEventListener('popstate', moved);
  return () => {
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('popstate', moved);
  };
}
