import { topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import {
  type ChartLabels,
  countOf,
  emptyChartText,
  leaderSentence,
  type OwnSpec,
  shareOf,
} from './chart-specs';

/** Chart of symptoms by severity, most reported first; percentages refer to those who answered. */
export function symptomsSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d, number, percent, period } = labels;
  const symptoms = topEntries(figures.symptoms);
  const name = (key: string) => d(`symptom.${key}`);
  return {
    id: 'symptoms',
    // One symptom represents all, because symptoms are withheld together.
    column: 'sympt_nausea',
    title: t('stats.symptoms'),
    ...countOf(symptoms.length, figures.symptoms.length, labels),
    fileName: t('stats.fileSymptoms'),
    kind: 'stacked',
    span: 7,
    data: {
      heading: t('stats.symptom'),
      categories: symptoms.map(({ key }) => name(key)),
      series: [
        { label: t('stats.soft'), colour: 'sev-1', values: symptoms.map(({ soft }) => soft) },
        { label: t('stats.medium'), colour: 'sev-2', values: symptoms.map(({ medium }) => medium) },
        { label: t('stats.hard'), colour: 'sev-3', values: symptoms.map(({ hard }) => hard) },
        { label: t('stats.present'), colour: 'sev-y', values: symptoms.map(({ present }) => present) },
      ],
      extra: [
        { label: t('stats.answered'), values: symptoms.map(({ answered }) => answered) },
        {
          label: t('stats.shareOf'),
          values: symptoms.map(({ count, answered }) => shareOf(count, answered)),
        },
      ],
    },
    sentence:
      leaderSentence(
        symptoms.map((one) => ({ ...one, name: name(one.key) })),
        labels,
        (first) =>
          t('stats.symptomsSay', {
            name: first.name,
            period,
            some: number(first.count),
            count: first.answered,
            share: percent(first.count / Math.max(1, first.answered)),
          }),
      ) || emptyChartText(labels, 'sympt_nausea'),
  };
}
