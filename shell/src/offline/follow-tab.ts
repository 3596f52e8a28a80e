import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/leave-guard';
import { reloadForCode } from './reload';

/** State of newer builds (`build-check.ts`). */
export interface BuildChecker {
  look(): Promise<void>;
  /** whether a newer build is on the device and was not postponed */
  readonly available: boolean;
  readonly current: string | null;
}

const BUILD_KEY = 'ciguawatch.build';

/**
 * Whether this tab reloads for a build for the first time: otherwise a page that stays old would reload
 * forever.
 */
function isFirstReload(build: string | null): boolean {
  try {
    if (build === null || sessionStorage.getItem(BUILD_KEY) === build) return false;
    sessionStorage.setItem(BUILD_KEY, build);
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page for a build; if that is not possible now, the next page change tries again. */
async function take(build: string | null): Promise<void> {
  if (isFirstReload(build) && !(await reloadForCode())) sessionStorage.removeItem(BUILD_KEY);
}

/**
 * Checks for a new build when the person returns to the tab, and reloads with the next change of page,
 * unless a form has unsaved changes or the build was postponed.
 * @returns stops it
 */
export function followTab(check: BuildChecker): () => void {
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
