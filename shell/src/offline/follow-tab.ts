import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/leave-guard';
import { reloadForCode } from './reload';

/** What is known of newer builds (`build-check.ts`). */
export interface Check {
  look(): Promise<void>;
  /** a newer one is on the device, and was not put off */
  readonly available: boolean;
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

/** Reloads the page for a build; one that cannot be taken now is taken with a later page. */
async function take(build: string | null): Promise<void> {
  if (first(build) && !(await reloadForCode())) sessionStorage.removeItem(KEY);
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
    if (another && check.available && !leaveGuard.dirty) void take(check.current);
  };
  document.addEventListener('visibilitychange', back);
  window.addEventListener('popstate', moved);
  return () => {
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('popstate', moved);
  };
}
