import type { Period, Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { dateWords } from '@ciguawatch/shared/domain/time/date-words';
import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { TAGS } from '../../mail/case-lines';
import type { MailLanguage } from '../../mail/language';

const TEXTS: Record<MailLanguage, { week: string }> = { fr_FR: french.posts, en_US: english.posts };

/** A period in words: "from 23 November to 29 November 2026", "November 2026". */
export function periodWords(rhythm: Rhythm, { first, last }: Period, language: MailLanguage): string {
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[language], { ...style, timeZone: 'UTC' });
  if (rhythm === 'monthly') return format({ month: 'long', year: 'numeric' }).format(new Date(first));
  const from = dateWords(format({ day: 'numeric', month: 'long' }), new Date(first));
  const until = dateWords(format({ day: 'numeric', month: 'long', year: 'numeric' }), new Date(last));
  return TEXTS[language].week.replace('{{from}}', from).replace('{{until}}', until);
}
