import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { RULED_CLASSES } from '@ciguawatch/shared/domain/case-class/classes';
import { CARES, PURCHASE_PLACE_TYPES } from '@ciguawatch/shared/domain/codes/choices';
import { type Answers, shareOfAnswers } from '@ciguawatch/shared/domain/statistics/rates/shares';
import { DELAY_ENDS, type EditorCounts } from '@ciguawatch/shared/domain/statistics/statistics-editors';
import type { Row } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** A count of those who answered with its share and exact 95 % interval, or that nobody answered. */
export function shareRow(label: string, answers: Answers, { t, percent, number }: ReportWords): Row {
  const found = shareOfAnswers(answers);
  if (!found) return { label, words: t('noAnswer'), emphasis: 'open' };
  const { share, low, high } = found;
  return {
    label,
    words: t('shareOf', {
      some: number(answers.yes),
      count: answers.answered,
      share: percent(share),
      low: percent(low),
      high: percent(high),
    }),
    emphasis: 'found',
  };
}

/** Answers on purchase: people who bought the fish, out of those who answered. */
function purchaseAnswers({ purchases }: EditorCounts): Answers {
  const answered = sum(purchases.slice(1));
  return { yes: answered - (purchases[PURCHASE_PLACE_TYPES.indexOf('U') + 1] ?? 0), answered };
}
function sought({ cares }: EditorCounts): Answers {
  const answered = sum(cares.slice(1));
  return { yes: answered - (cares[CARES.indexOf('N') + 1] ?? 0), answered };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function delayRow({ delay }: EditorCounts, { t, number }: ReportWords): Row {
  const label = t('reportDelay');
  const { known, quartiles } = delay;
  if (!quartiles) return { label, words: t('noAnswer'), emphasis: 'open' };
  const { lower, median, upper } = quartiles;
  return {
    label,
    words: t('reportDelayOf', {
      count: known,
      median: number(tenth(median)),
      lower: number(tenth(lower)),
      upper: number(tenth(upper)),
    }),
    emphasis: 'found',
  };
}

/** Reports of each class that has any, from the surest on. */
function classRow(classes: readonly number[], { t, d, number }: ReportWords): Row {
  const found = RULED_CLASSES.flatMap((name, i) => {
    const count = classes[i + 1] ?? 0;
    return count > 0 ? [t('classOf', { name: d(`case_class.${name}`), count: number(count) })] : [];
  });
  if (found.length === 0) return { label: t('classes'), words: t('noAnswer'), emphasis: 'open' };
  return { label: t('classes'), words: `${found.join(', ')}.`, emphasis: 'found' };
}

/**
 * Rows on persistence and, in internal reports, on purchase, care, delay and class, which public rows lack. Editions
 * issued before these were counted have no such rows.
 */
export function answerRows({ figures }: ReportContent, words: ReportWords): Row[] {
  const { persistence, editors } = figures.statistics;
  const { t } = words;
  return [
    ...(persistence ? [shareRow(t('persistence'), persistence, words)] : []),
    ...(editors
      ? [
          shareRow(t('bought'), purchaseAnswers(editors), words),
          shareRow(t('careSought'), sought(editors), words),
          delayRow(editors, words),
          ...(editors.classes ? [classRow(editors.classes, words)] : []),
        ]
      : []),
  ];
}

/** A class of days between meal and report, such as "2–7"; the last is open-ended. */
function daysWords(at: number): string {
  const [before = -1, end] = [DELAY_ENDS[at - 1], DELAY_ENDS[at]];
  return end === Number.POSITIVE_INFINITY ? `> ${before}` : `${before + 1}–${end}`;
}

/** Lines of these answers in the saved table: title, label, count and base. */
export function answerLines(
  { figures }: ReportContent,
  { t, d }: ReportWords,
): [title: string, label: string, count: number, base?: number][] {
  const { persistence, editors, reports } = figures.statistics;
  const lines = (title: string, counts: readonly number[], name: (at: number) => string) => {
    const base = sum(counts.slice(1));
    return counts.map((count, at): [string, string, number, number?] =>
      at === 0 ? [title, t('unknown'), count] : [title, name(at - 1), count, base],
    );
  };
  const yesNo = (at: number) => d(at === 0 ? 'answer.yes' : 'answer.no');
  return [
    ...(persistence
      ? lines(
          t('persistence'),
          [reports - persistence.answered, persistence.yes, persistence.answered - persistence.yes],
          yesNo,
        )
      : []),
    ...(editors
      ? [
          ...lines(d('reportFields.case_purchase_place_type'), editors.purchases, (at) =>
            d(`purchase_place_type.${PURCHASE_PLACE_TYPES[at]}`),
          ),
          ...lines(t('careSought'), editors.cares, (at) => {
            const code = CARES[at];
            return code === 'N' ? t('careNone') : code === 'U' ? t('careSomewhere') : d(`med_type.${code}`);
          }),
          ...lines(
            t('reportDelay'),
            [editors.reports - editors.delay.known, ...editors.delay.classes],
            daysWords,
          ),
          ...(editors.classes
            ? lines(t('classes'), editors.classes, (at) => d(`case_class.${RULED_CLASSES[at]}`))
            : []),
        ]
      : []),
  ];
}
