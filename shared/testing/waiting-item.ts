import type { OutboxItem } from '../runtime/outbox/outbox-types';

/** A waiting report without an account. */
export const waitingItem = (uuid: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  uuid,
  call: 'report',
  params: null,
  body: { case: { case_uuid: uuid, case_location_id: 12, case_eventtime: '2026-11-19' } },
  state: 'queued',
  account: null,
  created: 0,
  tries: 0,
  notBefore: 0,
  ...more,
});
