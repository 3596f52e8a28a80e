import type { Languages } from '@ciguawatch/shared/domain/text/fallback';
import { fallbackChain, language } from '@ciguawatch/shared/runtime/i18n/language';

/** The languages of the reader, nearest first, made of names that earlier shells have too. Observable. */
export const readerLanguages = (): Languages => [language.code, ...fallbackChain(language.code)];
