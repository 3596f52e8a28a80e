import { firstShipped } from '@ciguawatch/shared/domain/text/fallback';
import { preferredTags } from '../../../http/preferred-tags';

/** Languages of the plain pages: those whose texts are complete. */
const PLAIN_LANGUAGES = ['fr_FR', 'en_US'] as const;
/** A language of the plain pages. */
export type PlainLanguage = (typeof PLAIN_LANGUAGES)[number];

/** The language that the switch of a page leads to. */
export const otherLanguage = (language: PlainLanguage): PlainLanguage =>
  language === 'fr_FR' ? 'en_US' : 'fr_FR';

/** Language code in URLs, forms and `lang`: fr, en. */
export const shortCode = (language: PlainLanguage): 'fr' | 'en' => (language === 'fr_FR' ? 'fr' : 'en');

/**
 * Language of a page: the requested one (`fr`, `en`), else the first that the browser's languages and their fallbacks
 * have, else English, by the same rule as in the portal.
 */
export const pageLanguage = (asked: string | undefined, accepted: string): PlainLanguage =>
  firstShipped([asked ?? '', ...preferredTags(accepted)]);
