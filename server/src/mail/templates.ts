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
  | 'backup_failed'
  | 'email'
  | 'email_changed'
  | 'password_changed'
  | 'revision_approved'
  | 'revision_rejected'
  | 'revision_reverted'
  | 'approval_approved'
  | 'approval_refused';

const TEXTS = { fr_FR: french.mail, en_US: english.mail };

/** Subject and body (text and HTML) of a mail with its values filled in. */
export function writeMail(
  template: MailTemplate,
  language: MailLanguage,
  values: Record<string, string>,
): { subject: string; body: string; html: string } {
  const texts = TEXTS[language];
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const subject = fill(texts[`${template}_subject`]);
  const body = fill(texts[`${template}_body`]);
  return { subject, body, html: htmlOf({ subject, body, language, portal: texts.portal, open: texts.open }) };
}
