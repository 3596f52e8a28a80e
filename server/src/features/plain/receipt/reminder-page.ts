import { RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import { type Html, html } from '../frame/html';
import { emergencyLine, formPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import type { Words } from '../frame/words';
import { type RecoveryStatus, recoveryForm } from './recovery-form';

/** Content of an opened reminder: it tells nothing of the report. */
interface ReminderContent {
  words: Words;
  token: string;
  /** the questions; null when this date can be answered no more */
  recovery: RecoveryStatus | null;
  /** whether the reminders were stopped */
  stopped: boolean;
}

/** The page that a reminder opens: the questions of its date, and the button that stops the reminders. */
export function reminderPage({ words, token, recovery, stopped }: ReminderContent): Html {
  const { p } = words;
  const content = html`<h1>${p('plain.reminderTitle')}</h1>${
    stopped && html`<p class="y" role="status">${p('plain.reminders_stopped')}</p>`
  }${recovery ? recoveryForm(words, recovery) : html`<p>${p('plain.reminderOver')}</p>`}${
    !stopped &&
    html`<section class="np"><h2>${p('plain.reminders')}</h2><p class="q">${p('plain.reminderStopText')}</p><button class="b z" name="go" value="stop">${p('plain.reminderStop')}</button></section>`
  }${emergencyLine(words)}<div class="np">${publicLinks(words, RECEIPT_PATH)}</div>`;
  return formPage({
    words,
    title: p('plain.reminderTitle'),
    hidden: html`<input type="hidden" name="receipt_code" value="${token}">`,
    content,
    enter: 'open',
    action: RECEIPT_PATH,
  });
}
