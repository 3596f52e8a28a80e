import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { HISTORIES, ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import type { Section, Words } from '@ciguawatch/shared/ui/document/description';
import { answerRows, shareRow } from './answers';
import { completenessText, outcomeRows } from './around/outcome';
import type { ReportWords } from './words';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/**
 * Section on patients and symptoms; each count is out of those who answered. Index 0 of a list of choices
 * counts missing answers.
 */
export function clinicalSection(content: ReportContent, words: ReportWords): Section {
  const { figures, bilan, youngest: exact } = content;
  const { t, d } = words;
  const { histories, delays } = figures.statistics;
  const of = (list: readonly number[], at: number) => list[at + 1] ?? 0;
  const again = of(histories, HISTORIES.indexOf('1'));
  const first = of(histories, HISTORIES.indexOf('2'));
  const late = of(delays, ONSET_DELAYS.indexOf('5'));
  const soon = sum((['2', '3', '4'] as const).map((code) => of(delays, ONSET_DELAYS.indexOf(code))));
  const youngest = AGE_BUCKETS.find((_, i) => figures.agesBySex.some((ages) => (ages[i + 1] ?? 0) > 0));
  const age =
    exact === undefined
      ? youngest
        ? d(`age_bucket.${youngest.id}`)
        : null
      : t('yearsOld', { count: exact });
  const share = (label: string, yes: number, answered: number) => shareRow(label, { yes, answered }, words);
  return {
    kind: 'section',
    title: t('clinical'),
    parts: [
      {
        kind: 'rows',
        rows: [
          ...(bilan ? [share(t('severe'), bilan.severity.severe, bilan.severity.answered)] : []),
          share(t('again'), again, again + first),
          share(t('soon'), soon, soon + late),
          {
            label: t('youngest'),
            ...(age === null
              ? { words: t('noAnswer'), emphasis: 'open' as const }
              : { words: age, emphasis: 'found' as const }),
          },
          ...answerRows(content, words),
          ...outcomeRows(content, words),
        ],
      },
      ...completenessText(content, words),
    ],
  };
}

/** Sentence naming species never reported before; '' where there are none or the content does not say. */
export function newSpeciesWords({ bilan }: ReportContent, { t, specie }: ReportWords): Words {
  if (!bilan || bilan.newSpecies.length === 0) return '';
  const named = bilan.newSpecies.flatMap((id, i) => {
    const words = specie(id);
    const runs = typeof words === 'string' ? [{ text: words }] : words;
    return i === 0 ? runs : [{ text: ' ; ' }, ...runs];
  });
  return [{ text: `${t('newSpecies', { year: String(bilan.since) })} ` }, ...named];
}
