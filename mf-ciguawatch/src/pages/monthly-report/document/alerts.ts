import type { BulletinAlert } from '@ciguawatch/shared/api/schemas/alert';
import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { yearsByChance } from '@ciguawatch/shared/domain/alerts/pooled-rule';
import { daysOf, monthOf } from '@ciguawatch/shared/domain/alerts/window';
import { formatDate, formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Part, Words } from '@ciguawatch/shared/ui/document/description';
import { noCaseText } from './period-words';
import type { ReportWords } from './words';

/** An island in alert and its number of cases. */
interface InAlert {
  island: number;
  count: number;
}

/**
 * Islands in alert: from the alert log without discarded ones; in an edition issued before reports had the
 * log, islands above the threshold.
 */
export const islandsInAlert = ({ alerts, figures }: ReportContent): InAlert[] =>
  alerts
    ? alerts
        .filter(({ state }) => state !== 'discarded')
        .map(({ island, counted }) => ({ island, count: counted }))
    : figures.statistics.outbreaks;

const alertOf = ({ island, count }: InAlert, { t, place }: ReportWords): string =>
  t('alertOf', { place: place(island), count });

/** All islands in alert on one line; '' without any. */
export const alertsLine = (content: ReportContent, words: ReportWords): string =>
  islandsInAlert(content)
    .map((one) => alertOf(one, words))
    .join(', ');

/** The time window of an alert, shortened to the month where it is a whole one. */
function windowText({ from, until }: BulletinAlert, { t, month, code }: ReportWords): string {
  const whole = monthOf(from);
  if (whole.from === from && whole.until === until)
    return month(Number(from.slice(5, 7)), Number(from.slice(0, 4)));
  if (from === until) return formatDate(from, 'medium', code);
  return t('alertBetween', {
    from: formatDate(from, 'medium', code),
    until: formatDate(until, 'medium', code),
  });
}

/** What the rule counted when it raised the alert; '' where that is the number of cases, or was not stored yet. */
function sentenceOf(alert: BulletinAlert, { t, number, code }: ReportWords): string {
  const { rule, observed, expected, probability, counted } = alert;
  if (observed === undefined) return '';
  if (rule === 'large_meal')
    return t(counted > 1 ? 'alertMeal_reports' : 'alertMeal', { observed: number(observed) });
  if (rule === 'same_fish') return t('alertFish', { observed: number(observed) });
  if (rule !== 'pooled' || expected == null || probability == null) return '';
  const years = yearsByChance(probability, daysOf(alert));
  return t('alertByChance', {
    ...{ count: years, years: number(years), observed: number(observed) },
    expected: formatNumber(expected, { maximumSignificantDigits: 2 }, code),
  });
}

/**
 * An entry of the alert log with the laboratory's verdict; a discarded alert is struck through and keeps its
 * reason.
 */
function logLine(alert: BulletinAlert, words: ReportWords): Words {
  const { t } = words;
  const { island, counted, rule, state, note } = alert;
  const seen = alertOf({ island, count: counted }, words);
  const head = t('alertSeen', { seen, window: windowText(alert, words), rule: t(`alertRule_${rule}`) });
  const said = note === null ? t('alertNoteErased') : note;
  const why = sentenceOf(alert, words);
  const verdict = `${why && ` ${why}`} ${t(`alertState_${state}`)}${said && t('alertNote', { note: said })}`;
  return [{ text: head, ...(state === 'discarded' && { struck: true }) }, { text: verdict }];
}

/**
 * The alert log of a report, or a sentence that there were no alerts; older editions list outbreaks instead.
 */
export function alertsPart(content: ReportContent, words: ReportWords): Part {
  const { t, number, month } = words;
  const { alerts, figures, threshold } = content;
  const isSilent = figures.observed === 'none' && figures.statistics.reports === 0;
  const noneText = (none: string) => (isSilent ? noCaseText(figures, words) : none);
  if (alerts) {
    if (alerts.length === 0) return { kind: 'text', words: noneText(t('alertsNone')) };
    return { kind: 'list', items: alerts.map((one) => logLine(one, words)) };
  }
  const items = figures.statistics.outbreaks.map((one) =>
    figures.period.month === null
      ? `${alertOf(one, words)} (${month(one.month, one.year)})`
      : alertOf(one, words),
  );
  if (items.length > 0) return { kind: 'list', items };
  return {
    kind: 'text',
    words: noneText(t('outbreakNone', { threshold: number(threshold), count: threshold })),
  };
}
