import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Reports sent from this device that the person may see: their own and nobody's. Inside an observer. */
export const ownReports = (): readonly SentItem[] =>
  outbox.sent.filter((item) => item.call === 'report' && !outbox.foreign(item));
