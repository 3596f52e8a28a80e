import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Reports sent from this device by the current account or without one. Call it inside an observer. */
export const ownReports = (): readonly SentItem[] =>
  outbox.sent.filter((item) => item.call === 'report' && !outbox.foreign(item));
