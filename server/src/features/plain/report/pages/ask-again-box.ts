import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import { attributeIf, type Html, html } from '../../frame/html';
import type { PageState } from '../page-state';

/** Consent to be asked again, in a box of its own, and the address for reminders; a correction has none. */
export function askAgainBox({ values, words, wrong }: PageState): Html {
  const { t } = words;
  const fault = wrong.find(({ field }) => field === 'reminder_email')?.fault;
  const described = fault
    ? html` aria-invalid="true" aria-describedby="reminder_email-m reminder_email-h"`
    : html` aria-describedby="reminder_email-h"`;
  const message =
    fault && html`<p class="m" id="reminder_email-m" role="alert">${faultText(words, fault)}</p>`;
  return html`<fieldset class="g"><legend>${t('report.askAgainTitle')} <span class="o">${t('report.optional')}</span></legend><p class="h">${t('report.askAgainWhy')}</p><label class="r"><input type="checkbox" name="ask_again" value="1"${attributeIf(values.ask_again, 'checked')}>${t('report.askAgain')}</label><div class="${fault ? 'f x' : 'f'}"><label class="t" for="reminder_email">${t('report.reminderAddress')} <span class="o">${t('report.optional')}</span></label>${message}<p class="h" id="reminder_email-h">${t('report.reminderHelp')}</p><input class="i" id="reminder_email" name="reminder_email" type="email" autocomplete="email" value="${values.reminder_email}"${described}></div></fieldset>`;
}
