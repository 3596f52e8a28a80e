import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { summaryStore } from '../../home/figures/summary';

/**
 * Day of the public data stored on this device, formatted; null when there is none. Observable: read it
 * inside an observer.
 */
export function useDataDate(): string | null {
  const at = summaryStore.figures?.summary.at;
  return at ? formatDate(at) : null;
}
