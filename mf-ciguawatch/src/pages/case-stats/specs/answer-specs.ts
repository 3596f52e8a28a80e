import { CARES, PURCHASE_PLACE_TYPES } from '@ciguawatch/shared/domain/codes/choices';
import { DELAY_ENDS, type EditorCounts } from '@ciguawatch/shared/domain/statistics/statistics-editors';
import { type ChartLabels, type Entry, emptyChartText, leaderSentence, type OwnSpec } from './chart-specs';
import { shareData, shareSentence } from './share-data';

const total = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);

/** The known entries followed by an entry of unknown answers; those without reports are left out. */
const shown = (known: readonly Entry[], unknown: number, { t }: ChartLabels): Entry[] =>
  [...known, { name: t('stats.unknown'), count: unknown, unknown: true }].filter(({ count }) => count > 0);

/** Chart of symptoms that lasted more than three months, as a share of those who answered. */
export function persistenceSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d } = labels;
  const { yes, answered } = figures.persistence;
  const known = [
    { name: d('answer.yes'), count: yes },
    { name: d('answer.no'), count: answered - yes },
  ];
  const unknown = figures.reports - answered;
  // The text says that answers may be withheld, which applies to public rows only.
  const why = figures.withheld.person > 0 ? 'stats.notTold' : 'stats.notKnown';
  return {
    id: 'persistence',
    column: 'gsympt_persist',
    title: t('stats.persistence'),
    fileName: t('stats.filePersistence'),
    kind: 'bar',
    span: 6,
    data: shareData(t('stats.persistence'), shown(known, unknown, labels), answered, labels),
    sentence:
      answered > 0
        ? `${shareSentence('stats.persistenceSay', yes, answered, labels)} ${t(why, { count: unknown })}`
        : emptyChartText(labels, 'gsympt_persist'),
  };
}

/**
 * Common properties of charts that only editors see, based on the reports that the editor can read in full.
 */
const forEditors = ({ figures, t }: ChartLabels, { reports }: EditorCounts) => ({
  column: null,
  of: { based: reports, left: figures.reports - reports, withheld: false },
  count: t('stats.editorsOnly'),
  kind: 'bar' as const,
  span: 4 as const,
});

function purchasesSpec(labels: ChartLabels, counts: EditorCounts): OwnSpec {
  const { t, d } = labels;
  const known = PURCHASE_PLACE_TYPES.map((code, i) => ({
    name: d(`purchase_place_type.${code}`),
    count: counts.purchases[i + 1] ?? 0,
  }));
  const answered = total(known);
  const unknown = counts.purchases[0] ?? 0;
  return {
    ...forEditors(labels, counts),
    id: 'purchases',
    title: d('reportFields.case_purchase_place_type'),
    fileName: t('stats.filePurchases'),
    data: shareData(
      d('reportFields.case_purchase_place_type'),
      shown(known, unknown, labels),
      answered,
      labels,
    ),
    sentence:
      answered > 0
        ? `${leaderSentence(known, labels, ({ name, count }) =>
            shareSentence('stats.mostSay', count, answered, labels, { name }),
          )} ${t('stats.notKnown', { count: unknown })}`
        : emptyChartText(labels, null),
  };
}

const NO_CARE_COLUMN = CARES.indexOf('N') + 1;

function caresSpec(labels: ChartLabels, counts: EditorCounts): OwnSpec {
  const { t, d } = labels;
  const known = CARES.map((code, i) => ({
    name:
      code === 'N' ? t('stats.careNone') : code === 'U' ? t('stats.careSomewhere') : d(`med_type.${code}`),
    count: counts.cares[i + 1] ?? 0,
  }));
  const answered = total(known);
  const unknown = counts.cares[0] ?? 0;
  const sought = answered - (counts.cares[NO_CARE_COLUMN] ?? 0);
  return {
    ...forEditors(labels, counts),
    id: 'cares',
    title: t('stats.cares'),
    fileName: t('stats.fileCares'),
    data: shareData(t('stats.cares'), shown(known, unknown, labels), answered, labels),
    sentence:
      answered > 0
        ? `${shareSentence('stats.caresSay', sought, answered, labels)} ${t('stats.notKnown', { count: unknown })}`
        : emptyChartText(labels, null),
  };
}

/** A class of delays in words: "up to 1 day", "2 to 7 days", "over 30 days". */
function delayClass(at: number, t: ChartLabels['t']): string {
  const [before, end] = [DELAY_ENDS[at - 1], DELAY_ENDS[at] as number];
  if (before === undefined) return t('stats.daysFirst', { count: end });
  return end === Number.POSITIVE_INFINITY
    ? t('stats.daysOver', { count: before })
    : t('stats.daysSpan', { from: String(before + 1), count: end });
}

function reportDelaySpec(labels: ChartLabels, counts: EditorCounts): OwnSpec {
  const { t, number } = labels;
  const { known, quartiles, classes } = counts.delay;
  const entries = classes.map((count, at) => ({ name: delayClass(at, t), count }));
  const unknown = counts.reports - known;
  return {
    ...forEditors(labels, counts),
    id: 'reportDelay',
    title: t('stats.reportDelay'),
    fileName: t('stats.fileReportDelay'),
    data: shareData(t('stats.reportDelay'), shown(entries, unknown, labels), known, labels),
    sentence: quartiles
      ? `${t('stats.reportDelaySay', {
          count: known,
          median: number(quartiles.median),
          lower: number(quartiles.lower),
          upper: number(quartiles.upper),
        })} ${t('stats.notKnown', { count: unknown })}`
      : emptyChartText(labels, null),
  };
}

/** Charts of data that no public row holds; empty for readers of public rows. */
export function editorSpecs(labels: ChartLabels): OwnSpec[] {
  const { editors } = labels.figures;
  return editors
    ? [purchasesSpec(labels, editors), caresSpec(labels, editors), reportDelaySpec(labels, editors)]
    : [];
}
