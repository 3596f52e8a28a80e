import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { observedText, periodOf, rateText } from '@ciguawatch/shared/domain/statistics/risk-words';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';
import { monthName } from '../public/month-name';
import { type Subject, subjectName } from './subject';
import type { SubjectFigures } from './subject-figures';

/** Decimals of a rate, as in the statistics. */
const RATE_STYLE = { maximumFractionDigits: 1 } as const;

/** Reports of the latest four years and of all, in large figures. */
export function keyFigures({ p, formats }: Words, { all, recent, years }: SubjectFigures): Html {
  const figure = (count: number, text: string) =>
    html`<p class="kf"><b class="no">${formats.number(count)}</b> ${text}</p>`;
  return html`${figure(recent.reports, p('plain.reportsOfYears', { count: recent.reports, ...periodOf(years) }))}${figure(
    all.reports,
    p('plain.reportsInAll', { count: all.reports }),
  )}`;
}

/** When an island was observed, and its latest case. */
export function observation(words: Words, subject: Subject, { spans, years, all }: SubjectFigures): Html {
  const { t, language, languages } = words;
  const month = (at: { year: number; month: number }) => monthName(at.year, at.month, language);
  const seen = html`<p>${observedText(spans, years, month, t)}</p>`;
  if (subject.kind !== 'island') return seen;
  const island = frenchGenitive(subjectName(subject, words), languages);
  const last = all.latest
    ? t('risk.islandLast', { island, month: month(all.latest) })
    : t('risk.islandNever', { island });
  return html`${seen}<p>${last}</p>`;
}

/** The rate of an island with its interval, or why there is none. */
export function rateLine(words: Words, subject: Subject, { rate, recent }: SubjectFigures): Html | false {
  if (subject.kind !== 'island') return false;
  const { t, p, formats, lists, languages } = words;
  if (subject.place.withhold) return html`<p class="h">${p('plain.fewResidents')}</p>`;
  if (!rate) return recent.reports > 0 && html`<p class="h">${p('plain.rateUnknown')}</p>`;
  const others = rate.islands
    .filter((id) => id !== subject.place.id)
    .flatMap((id) => lists.places.get(id) ?? [])
    .map((one) => placeName(one, languages));
  return html`<p>${rateText(rate, others, (value) => formats.number(value, RATE_STYLE), t)}</p>`;
}
