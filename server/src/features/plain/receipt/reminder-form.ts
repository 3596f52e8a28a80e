import { attributeIf, type Html, html } from '../frame/html';
import type { Words } from '../frame/words';

/** Where the reminders of an opened receipt stand. */
export interface ReminderStatus {
  /** whether they go to an address */
  on: boolean;
  /** the next date that is reminded of, `YYYY-MM-DD`; null when none is left */
  next: string | null;
  /** what was done just now; `wrong` for an address or a consent that is missing */
  done: 'left' | 'stopped' | 'wrong' | null;
  /** the form as it was sent */
  sent: URLSearchParams;
}

/** The box of the address, with what is wrong with it. */
function addressBox({ p }: Words, { on, done, sent }: ReminderStatus): Html {
  const isWrong = done === 'wrong';
  const described = isWrong
    ? html` aria-invalid="true" aria-describedby="reminder-h reminder-m"`
    : html` aria-describedby="reminder-h"`;
  const typed = isWrong || done === null ? (sent.get('reminder_email') ?? '') : '';
  const fault =
    isWrong &&
    html`<p class="m" id="reminder-m" role="alert">${p(on ? 'plain.reminderWrong' : 'plain.reminderMissing')}</p>`;
  return html`<div class="f"><label class="t" for="reminder_email">${p(on ? 'plain.reminderOther' : 'plain.reminderAddress')}</label><p class="h" id="reminder-h">${p('plain.reminderHint')}</p><input class="i" id="reminder_email" name="reminder_email" type="email" autocomplete="email" maxlength="254" value="${typed}"${described}>${fault}</div>`;
}

/** Whether a mail will be sent, and when. */
function stateLine({ p, formats }: Words, { on, next }: ReminderStatus): string {
  if (!on) return p('plain.remindersOff');
  return next === null ? p('plain.remindersOnLast') : p('plain.remindersOn', { when: formats.date(next) });
}

/** Whether reminders are sent, with the way to have them, to change their address and to stop them. */
export function reminderForm(words: Words, stand: ReminderStatus): Html {
  const { p } = words;
  const { on, done, sent } = stand;
  const said = done === 'left' || done === 'stopped';
  const again = attributeIf(done === 'wrong' && sent.has('ask_again'), 'checked');
  return html`<section class="np"><h2>${p('plain.reminders')}</h2>${
    said && html`<p class="y" role="status">${p(`plain.reminders_${done}`)}</p>`
  }<p>${stateLine(words, stand)}</p>${
    !on &&
    html`<label class="r"><input type="checkbox" name="ask_again" value="1"${again}>${p('plain.askAgain')}</label>`
  }${addressBox(words, stand)}<button class="b z" name="go" value="remind">${p(on ? 'plain.reminderChange' : 'plain.reminderStart')}</button>${
    on && html`<button class="b z" name="go" value="stop">${p('plain.reminderStop')}</button>`
  }</section>`;
}
