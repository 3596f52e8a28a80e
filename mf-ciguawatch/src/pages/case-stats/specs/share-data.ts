import { type Share, shareOfAnswers } from '@ciguawatch/shared/domain/statistics/rates/shares';
import type { ChartData } from '@ciguawatch/shared/ui/charts/chart-data';
import { type ChartLabels, type Entry, simpleData } from './chart-specs';

type Labels = Pick<ChartLabels, 't' | 'number' | 'percent'>;

const toPercent = (share: number) => Math.round(share * 1000) / 10;

/** A share and its bounds, formatted for texts. */
const intervalLabels = ({ share, low, high }: Share, { percent }: Labels) => ({
  share: percent(share),
  low: percent(low),
  high: percent(high),
});

/**
 * Chart data of counts with their shares and exact 95 % intervals: as table columns, as lines over the bars,
 * and as words on paper. Unknown answers have neither.
 * @param base reports that answered
 */
export function shareData(
  heading: string,
  entries: readonly Entry[],
  base: number,
  labels: Labels,
): ChartData {
  const { t, number } = labels;
  const data = simpleData(heading, entries, base, labels);
  if (base === 0) return data;
  const shares = entries.map(({ count, unknown }) =>
    unknown ? null : shareOfAnswers({ yes: count, answered: base }),
  );
  const column = (bound: 'low' | 'high') =>
    shares.map((share): number | string => (share ? toPercent(share[bound]) : ''));
  // The unknown entry comes last, so that leaving it out keeps the others aligned with their bars.
  const intervals = shares.flatMap((share) =>
    share ? [{ low: share.low * base, high: share.high * base }] : [],
  );
  return {
    ...data,
    intervals,
    extra: [
      ...(data.extra ?? []),
      { label: t('stats.lowShare'), values: column('low') },
      { label: t('stats.highShare'), values: column('high') },
    ],
    paper: {
      values: entries.map(({ count }, i) => {
        const share = shares[i];
        return share
          ? t('stats.shareOfPaper', { ...intervalLabels(share, labels), some: number(count) })
          : number(count);
      }),
      note: t('stats.sharesPaper', { count: base }),
    },
  };
}

/**
 * Sentence with a share of the respondents and its confidence interval; '' if nobody answered.
 * @param key text with the names `share`, `low`, `high`, `count` and `answered`
 */
export function shareSentence(
  key: string,
  yes: number,
  answered: number,
  labels: Labels,
  more: Record<string, string> = {},
): string {
  const share = shareOfAnswers({ yes, answered });
  if (!share) return '';
  const { t, number } = labels;
  return t(key, { ...more, ...intervalLabels(share, labels), count: yes, answered: number(answered) });
}
