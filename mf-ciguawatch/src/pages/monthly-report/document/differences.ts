import { REPORT_LANGUAGES, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { lineName } from './tables';
import type { ReportWords } from './words';

/** Parts of the content that are compared as a whole. */
const OTHER_CONTENT_PARTS = [
  ...(['figures', 'names', 'bilan', 'map', 'official', 'youngest'] as const),
  ...(['outcome', 'posts', 'arrival', 'recovery'] as const),
] as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Differences between a report and its last issued edition: each changed number, and the names of other
 * changed parts.
 * @param words of the language in which the differences are shown
 */
export function differencesOf(issued: ReportContent, now: ReportContent, words: ReportWords): string[] {
  const { t, number } = words;
  const value = (what: string, before: number, after: number) =>
    before === after ? [] : [t('sinceValue', { what, before: number(before), now: number(after) })];
  const counted = (content: ReportContent, archi: number, island: number | null) =>
    content.figures.places.find((line) => line.archi === archi && line.island === island)?.reports ?? 0;
  const lines = [...now.figures.places, ...issued.figures.places].filter(
    (line, index, all) =>
      all.findIndex(({ archi, island }) => archi === line.archi && island === line.island) === index,
  );
  const figures = [
    ...value(t('colReports'), issued.figures.statistics.reports, now.figures.statistics.reports),
    ...value(t('colPeople'), issued.figures.statistics.people, now.figures.statistics.people),
    ...lines
      .filter(({ island }) => island !== null)
      .flatMap((line) =>
        value(
          lineName(line, words),
          counted(issued, line.archi, line.island),
          counted(now, line.archi, line.island),
        ),
      ),
  ];
  const textIn = ({ comments }: ReportContent, code: string) =>
    comments.find(({ lang }) => lang === code || lang === null)?.text ?? '';
  const comments = REPORT_LANGUAGES.filter((code) => textIn(issued, code) !== textIn(now, code)).map((code) =>
    t('sinceComment', { lang: t(`lang_${code}`) }),
  );
  const alerts = same(issued.alerts, now.alerts) ? [] : [t('sinceAlerts')];
  const told = [...figures, ...comments, ...alerts];
  // A part that the older edition lacks is not a change.
  const isSame = OTHER_CONTENT_PARTS.every(
    (part) => issued[part] === undefined || same(issued[part], now[part]),
  );
  return figures.length === 0 && !isSame ? [...told, t('sinceOther')] : told;
}
