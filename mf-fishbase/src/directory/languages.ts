import { type Languages, languageChain } from '@ciguawatch/shared/domain/text/fallback';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The languages of the reader, nearest first, made of names that earlier shells have too. Observable. */
export const readerLanguages = (): Languages =>
  languageChain(language.code, (code) => language.choices.find((one) => one.code === code)?.fallback);
