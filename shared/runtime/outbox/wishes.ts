import { useEffect } from 'react';
import { isAsked, tiesOf, WITHDRAW } from '../../api/report/report-ties';
import { call } from '../http/call';
import { dropAnswers } from './internal/drop-answers';
import { writeSent } from './internal/store';
import { outbox } from './outbox';

/** What the device knows of a wish once the laboratory has decided; null while it has not. */
const DECIDED = { withdrawn: 'granted', kept: 'refused', asked: null } as const;

/**
 * Asks what became of withdrawals that an editor decides about. What was decided is kept on the device, for every page that
 * shows the report; where the server cannot be asked, nothing is known that was not known before.
 */
async function readWishes(): Promise<void> {
  await outbox.load();
  const wishes = outbox.sent.filter((one) => one.call === WITHDRAW && isAsked(one) && !outbox.foreign(one));
  let isNew = false;
  for (const wish of wishes) {
    const receipt_code = tiesOf(wish.body)?.receipt_code;
    if (receipt_code === undefined) continue;
    const { readWithdrawal } = await import('../../api/calls/cases');
    const anonymous = wish.account === null;
    const found = await call(readWithdrawal, { params: undefined, body: { receipt_code }, anonymous }).catch(
      () => null,
    );
    const state = found && DECIDED[found.state];
    // Asked once more while the answer was on its way: what is known now is another wish.
    if (!state || outbox.sent.find(({ uuid }) => uuid === wish.uuid)?.at !== wish.at) continue;
    await writeSent({ ...wish, answer: { state } });
    isNew = true;
  }
  if (!isNew) return;
  await dropAnswers();
  await outbox.changed();
}

/** Finds out, when a page is opened, what became of the withdrawals that were asked from this device. */
export function useWishes(): void {
  useEffect(() => void readWishes(), []);
}
