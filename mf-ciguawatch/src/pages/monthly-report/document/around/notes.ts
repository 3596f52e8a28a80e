import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportWords } from '../words';

/** "41 of 46 posts answered; silent: …"; '' where none was asked and in distributed bulletins. */
export function postsSentence({ posts }: ReportContent, { t, number }: ReportWords): string {
  if (!posts) return '';
  const { expected, answered, silent } = posts;
  const said = { count: expected, answered: number(answered) };
  if (silent.length === 0) return t('postsAll', said);
  return t('postsAnswered', {
    ...said,
    names: silent.map(({ id, name }) => name ?? t('postNumber', { number: String(id) })).join(', '),
  });
}

/** Sentence that the latest months are incomplete, and how fast reports arrive; '' if they are complete. */
export function arrivalSentence({ arrival }: ReportContent, { d, month }: ReportWords): string {
  if (!arrival) return '';
  const { months, delay } = arrival;
  const time = months.map((at) => month(at.month, at.year)).join(', ');
  return [d('arrival.say', { time }), ...(delay === null ? [] : [d('arrival.delay', { count: delay })])].join(
    ' ',
  );
}
