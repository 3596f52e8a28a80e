import english from '../../locales/en_US.json';
import french from '../../locales/fr_FR.json';
import type { MailLanguage } from './language';

export type MailTemplate = 'reset' | 'invite' | 'alert';

const TEXTS = { fr_FR: french.mail, en_US: english.mail };

/** Subject and body of a mail with its values filled in. */
export function writeMail(
  template: MailTemplate,
  language: MailLanguage,
  values: Record<string, string>,
): { subject: string; body: string } {
  const texts = TEXTS[language];
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { subject: fill(texts[`${template}_subject`]), body: fill(texts[`${template}_body`]) };
}
