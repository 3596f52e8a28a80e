import { useEffect } from 'react';
import { isWithdrawalPending, reportLinksOf, WITHDRAW } from '../../api/report/report-links';
import { call } from '../http/call';
import { dropAnswers } from './internal/drop-answers';
import { writeSent } from './internal/store';
import { outbox } from './outbox';

/** State to store for a withdrawal once the laboratory has decided; null while it has not. */
const DECIDED = { withdrawn: 'granted', kept: 'refused', asked: null } as const;

/**
 * Asks the server about withdrawals that an editor must decide, and stores decisions on the device for
 * every page that shows the report. If the server cannot be reached, nothing changes.
 */
async function readWishes(): Promise<void> {
  await outbox.load();
  const wishes = outbox.sent.filter(
    (one) => one.call === WITHDRAW && isWithdrawalPending(one) && !outbox.foreign(one),
  );
  let isNew = false;
  for (const wish of wishes) {
    const receipt_code = reportLinksOf(wish.body)?.receipt_code;
    if (receipt_code === undefined) continue;
    const { readWithdrawal } = await import('../../api/calls/cases');
    const anonymous = wish.account === null;
    const found = await call(readWithdrawal, { params: undefined, body: { receipt_code }, anonymous }).catch(
      () => null,
    );
    const state = found && DECIDED[found.state];
    // Withdrawn again while the request ran: the response belongs to the earlier request.
    if (!state || outbox.sent.find(({ uuid }) => uuid === wish.uuid)?.at !== wish.at) continue;
    await writeSent({ ...wish, answer: { state } });
    isNew = true;
  }
  if (!isNew) return;
  await dropAnswers();
  await outbox.changed();
}

/** When a page opens, finds out what the laboratory decided about withdrawals from this device. */
export function useWishes(): void {
  useEffect(() => void readWishes(), []);
}
