import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { isReport, shortCode } from './describe-item';

interface Named {
  call: string;
  uuid: string;
  account: number | null;
  label?: string;
}

/**
 * Name of an item: its label, else its short code. Labels contain who ate what where, so those of another
 * account are not shown.
 */
export function useItemName(): (item: Named) => string {
  const t = useT('outbox');
  return (item) =>
    (!outbox.foreign(item) && item.label) ||
    t(isReport(item.call) ? 'outbox.item' : 'outbox.itemOther', { code: shortCode(item.uuid) });
}
