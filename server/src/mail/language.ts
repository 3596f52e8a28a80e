/** Languages of mails. */
export type MailLanguage = 'fr_FR' | 'en_US';

/** French for French and the languages that fall back to it (Tahitian), otherwise English. */
export function languageOf(code: string | null | undefined): MailLanguage {
  return /^(fr|ty)/i.test(code ?? '') ? 'fr_FR' : 'en_US';
}
