import english from '../../locales/en_US.json';
import french from '../../locales/fr_FR.json';
import { htmlOf } from './html';
import type { MailLanguage } from './language';

/** Names of the mail templates in the texts. */
export type MailTemplate =
  | 'reset'
  | 'invite'
  | 'alert'
  | 'digest'
  | 'post_ask'
  | 'post_remind'
  | 'post_sms'
  | 'backup_failed'
  | 'email'
  | 'reminder_15'
  | 'reminder_90'
  | 'reminder_365'
  | 'email_changed'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factor_reset'
  | 'recovery_used'
  | 'sso_linked'
  | 'token_made'
  | 'new_device'
  | 'locked'
  | 'login_link'
  | 'follow_confirm'
  | 'follow_news'
  | 'email_asked'
  | 'password_demanded'
  | 'revision_approved'
  | 'revision_rejected'
  | 'revision_reverted'
  | 'approval_approved'
  | 'approval_refused';

const TEXTS = { fr_FR: french.mail, en_US: english.mail };

/** Mails that become text messages of a telephone, which have no HTML. */
const TEXT_ONLY: ReadonlySet<MailTemplate> = new Set(['post_sms']);

/** Stands for the name of the portal in mails until they are sent. */
const PORTAL = '{{portal}}';

/** A mail as it is sent, with the name of the portal. */
export const withPortalName = (text: string, portal: string): string => text.replaceAll(PORTAL, () => portal);

/** Subject and body (text and HTML) of a mail with its values filled in, all but the name of the portal. */
export function writeMail(
  template: MailTemplate,
  language: MailLanguage,
  values: Record<string, string>,
): { subject: string; body: string; html: string } {
  const texts = TEXTS[language];
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (found, name: string) =>
      found === PORTAL ? found : (values[name] ?? ''),
    );
  const subject = fill(texts[`${template}_subject`]);
  const body = fill(texts[`${template}_body`]);
  if (TEXT_ONLY.has(template)) return { subject, body, html: '' };
  return { subject, body, html: htmlOf({ subject, body, language, portal: texts.portal, open: texts.open }) };
}
