import type { DocumentDescription } from '@ciguawatch/shared/domain/document/description';
import { groupedReceiptCode, RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import type { ReceiptOutcome, ReceiptStatus } from '../../cases/sent/read-receipt-status';
import { type Html, html } from '../frame/html';
import { emergencyLine, formPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import type { Words } from '../frame/words';
import { adviceBox } from '../report/pages/advice';
import { reportDocument } from '../report/report-document';
import { type RecoveryStatus, recoveryForm } from './recovery-form';
import { type ReminderStatus, reminderForm } from './reminder-form';

/** Outcomes after which nothing can be corrected or withdrawn any more. */
export const ENDED: ReadonlySet<ReceiptOutcome> = new Set(['asked', 'withdrawn', 'deleted']);

/** Content of an opened receipt. */
interface OpenedReceipt {
  words: Words;
  code: string;
  stand: ReceiptStatus;
  /** the report in words; null once it is withdrawn or deleted */
  described: DocumentDescription | null;
  /** whether the reporter is asked to confirm the withdrawal */
  asksToWithdraw?: boolean;
  /** left out once the report has ended, and without a day of the meal */
  recovery?: RecoveryStatus | undefined;
  /** left out with it, and once the last date was answered */
  reminders?: ReminderStatus | undefined;
}

/** What became of the report, in sentences. */
function outcomeLines({ words, stand }: OpenedReceipt): Html {
  const { p, formats } = words;
  return html`<p><b>${p(`plain.outcome_${stand.outcome}`)}</b></p><p class="q">${p(`plain.outcome_${stand.outcome}_text`)}</p>${
    stand.meal > 1 && html`<p>${p('plain.receiptMeal', { count: stand.meal })}</p>`
  }${stand.inVerifiedAlert && html`<p>${p('plain.receiptAlert')}</p>`}<p class="q">${p('plain.receiptReceived', { when: formats.instant(stand.receivedAt) })}</p>`;
}

function buttons({ words, stand, asksToWithdraw }: OpenedReceipt): Html {
  const { p } = words;
  if (asksToWithdraw)
    return html`<div class="y np" role="alert"><h2>${p('plain.withdrawAsk')}</h2><p>${p('plain.withdrawAskText')}</p><button class="b" name="go" value="withdraw">${p('plain.withdrawYes')}</button><button class="b z" name="go" value="open">${p('plain.withdrawNo')}</button></div>`;
  if (ENDED.has(stand.outcome)) return html``;
  return html`<button class="b np" name="go" value="document">${p('plain.download')}</button><button class="b z np" name="go" value="correct">${p('plain.receiptCorrect')}</button><button class="b z np" name="go" value="ask">${p('plain.receiptWithdraw')}</button>`;
}

/**
 * What can be done with the report, in the order in which people look for it: the questions that are due, then to
 * correct or withdraw, then the reminders. What was changed of the reminders just now is said first.
 */
function actions(opened: OpenedReceipt): Html {
  const { words, recovery, reminders, asksToWithdraw } = opened;
  if (asksToWithdraw) return buttons(opened);
  const reminding = reminders && reminderForm(words, reminders);
  const isAnswered = reminders !== undefined && reminders.done !== null;
  return html`${recovery && recoveryForm(words, recovery)}${isAnswered && reminding}${buttons(opened)}${!isAnswered && reminding}`;
}

/** Page of an opened receipt: the outcome of the report, the possible actions, and the report itself. */
export function receiptPage(opened: OpenedReceipt): Html {
  const { words, code, described, stand } = opened;
  const { p, t } = words;
  const content = html`<h1>${p('plain.receiptTitle')}</h1><p>${t('report.codeLabel')} <span class="no co" translate="no">${groupedReceiptCode(code)}</span></p>${outcomeLines(opened)}${actions(opened)}${emergencyLine(words)}${stand.report && adviceBox(words, { profile: stand.report.profile ?? null })}${
    described && html`${reportDocument(described)}<p class="h">${p('plain.receiptContact')}</p>`
  }<div class="np">${publicLinks(words, RECEIPT_PATH)}</div>`;
  return formPage({
    words,
    title: p('plain.receiptTitle'),
    hidden: html`<input type="hidden" name="receipt_code" value="${code}">`,
    content,
    enter: 'open',
    action: RECEIPT_PATH,
  });
}
