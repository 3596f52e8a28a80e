import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import type { Reader } from '../db/store';
import { fallbackChain } from '../features/i18n/fallback';

/** Languages of mails. */
export type MailLanguage = 'fr_FR' | 'en_US';

/** Language of mails to somebody: the first of their language and its fallbacks that mails are written in. */
export async function mailLanguage(db: Reader, code: string | null | undefined): Promise<MailLanguage> {
  return code && prefersFrench(await fallbackChain(db, code)) ? 'fr_FR' : 'en_US';
}
