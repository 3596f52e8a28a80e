import { chooseForm } from '@ciguawatch/shared/domain/text/plural-forms';
import english from '../../../../locales/en_US.json';
import french from '../../../../locales/fr_FR.json';
import type { Reader } from '../../../db/store';
import { caseLines, dayText, islandNames } from '../../../mail/case-lines';
import type { MailLanguage } from '../../../mail/language';
import { DIGEST_PARTS, type DigestCase } from './cases';

const TEXTS: Record<MailLanguage, Record<string, string>> = { fr_FR: french.digest, en_US: english.digest };

interface DigestWords {
  language: MailLanguage;
  publicUrl: string;
  /** civil date at the reader's place */
  today: string;
}

/** Texts of a morning mail: its parts with their cases, their number, and the addresses of list and profile. */
export async function digestValues(
  db: Reader,
  cases: readonly DigestCase[],
  { language, publicUrl, today }: DigestWords,
): Promise<Record<string, string>> {
  const texts = TEXTS[language];
  const fill = (key: string, value: string) => (texts[key] ?? '').replaceAll('{{value}}', value);
  const island = await islandNames(
    db,
    cases.map((one) => one.island),
  );
  const more = ({ part, due, waiting_for, by }: DigestCase): string[] => [
    ...(part === 'mentioned' && by ? [fill('by', by)] : []),
    ...(due ? [fill(due < today ? 'overdue' : 'until', dayText(due, language))] : []),
    ...(waiting_for ? [texts[`for_${waiting_for}`] ?? ''] : []),
  ];
  const parts = DIGEST_PARTS.flatMap((part) => {
    const own = cases.filter((one) => one.part === part);
    if (own.length === 0) return [];
    return [`${texts[part]}\n${caseLines(own, { language, publicUrl, island, more, tail: '?tab=thread' })}`];
  });
  const count = new Set(cases.map(({ id }) => id)).size;
  return {
    count: chooseForm(fill('count', String(count)), count),
    day: dayText(today, language),
    parts: parts.join('\n\n'),
    link: `${publicUrl}/ciguawatch/case/report/list?mine=true`,
  };
}
