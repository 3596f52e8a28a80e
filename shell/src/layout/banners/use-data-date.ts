import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { summaryStore } from '../../home/figures/summary';

/** Day of the public data on this device, formatted; null without stored data. Call it inside an observer. */
export function useDataDate(): string | null {
  const at = summaryStore.figures?.summary.at;
  return at ? formatDate(at) : null;
}
