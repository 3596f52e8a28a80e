import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GENDERS, ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import type { MonthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import type { Words } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

/** A row of a table of counts. */
interface CountLine {
  label: Words;
  count: number;
  /** Base of the share: number of answers; given where it differs by row. */
  base?: number;
}

/** A topic that has its own table of counts. */
export type CountId = 'species' | 'phenotypes' | 'parts' | 'onset' | 'symptoms' | 'meals';

/** Counts on one topic, for the document and the saved table alike. */
export interface CountTable {
  id: CountId;
  title: string;
  /** Header of the column of labels. */
  of: string;
  lines: CountLine[];
}

/** Words as plain text, without bold or italics. */
export const plain = (words: Words): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('');

/** All tables of counts in reading order; unknown answers have their own row. */
export function countTables({ statistics }: MonthlyFigures, words: ReportWords): CountTable[] {
  const { t, d, specie, phenotype } = words;
  const s = statistics;
  const unnamed = s.reports - s.fishNamed;
  const line = (label: Words, count: number): CountLine => ({ label, count });
  const unknown = (count: number) => (count > 0 ? [line(t('unknown'), count)] : []);
  const delayUnknown = (s.delays[0] ?? 0) + (s.delays[ONSET_DELAYS.indexOf('1') + 1] ?? 0);
  return [
    {
      id: 'species',
      title: t('species'),
      of: t('fish'),
      lines: topEntries(s.species).map(({ key, count }) => line(specie(key), count)),
    },
    {
      id: 'phenotypes',
      title: t('groups'),
      of: t('group'),
      lines: [
        ...topEntries(s.phenotypes).map(({ key, count }) => line(phenotype(key), count)),
        ...(unnamed > 0 ? [line(t('fishUnnamed'), unnamed)] : []),
      ],
    },
    {
      id: 'parts',
      title: t('base', { title: t('parts'), count: s.partsAnswered }),
      of: t('part'),
      lines: topEntries(s.parts).map(({ key, count }) => line(d(`part.${key}`), count)),
    },
    {
      id: 'onset',
      title: t('onset'),
      of: t('delay'),
      lines: [
        ...ONSET_DELAYS.flatMap((code, index) =>
          code === '1' ? [] : [line(d(`gsympt_delay.${code}`), s.delays[index + 1] ?? 0)],
        ).filter(({ count }) => count > 0),
        ...unknown(delayUnknown),
      ],
    },
    {
      id: 'symptoms',
      title: t('symptoms'),
      of: t('symptom'),
      lines: topEntries(s.symptoms).map(({ key, count, answered }) => ({
        label: d(`symptom.${key}`),
        count,
        base: answered,
      })),
    },
    {
      id: 'meals',
      title: t('meals'),
      of: t('meal'),
      lines: [
        line(t('individual'), s.meals.individual),
        line(t('collective'), s.meals.collective),
        ...unknown(s.meals.unknown),
      ],
    },
  ];
}

/** Age by sex: a row per age class, a column per sex; missing answers come last. */
export function agesTable({ agesBySex }: MonthlyFigures, { t, d }: ReportWords) {
  // The sex "unknown" is counted together with missing answers.
  const unknownSex = GENDERS.indexOf('U') + 1;
  const columns = [
    { label: d('gender.F'), counts: agesBySex[GENDERS.indexOf('F') + 1] ?? [] },
    { label: d('gender.M'), counts: agesBySex[GENDERS.indexOf('M') + 1] ?? [] },
    {
      label: t('unknown'),
      counts: (agesBySex[0] ?? []).map((count, age) => count + (agesBySex[unknownSex]?.[age] ?? 0)),
    },
  ];
  const rows = [
    ...AGE_BUCKETS.map(({ id }, index) => ({ label: d(`age_bucket.${id}`), at: index + 1 })),
    {
      label: t('unknown'),
      at: 0,
    },
  ].map(({ label, at }) => ({ label, counts: columns.map(({ counts }) => counts[at] ?? 0) }));
  return { columns: columns.map(({ label }) => label), rows };
}
