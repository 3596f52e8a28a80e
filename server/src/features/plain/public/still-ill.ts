import { stillIllCell, stillIllText } from '@ciguawatch/shared/domain/recovery/still-ill-words';
import { type Html, html } from '../frame/html';
import type { PublicPageData } from './about';
import { table } from './tables';

/** How many people are still ill later, in sentences; nothing where too few have answered. */
export function stillIllLines({
  words,
  recovery,
  land,
}: Pick<PublicPageData, 'words' | 'recovery' | 'land'>): Html {
  const { d, formats } = words;
  const { dates, until } = recovery;
  if (dates.length === 0) return html``;
  const lines = dates.map((date) => html`<li>${stillIllText(date, { t: d, number: formats.number })}</li>`);
  return html`<h2>${d('stillIll.title')}</h2><ul>${lines}</ul>${symptomTable(words, recovery)}<p class="h">${d('stillIll.basis', { country: land, until: formats.date(until) })}</p>`;
}

/** The share by symptom of the illness; nothing where too few have answered. */
function symptomTable(
  { d, formats }: PublicPageData['words'],
  { dates, symptoms = [] }: PublicPageData['recovery'],
): Html | false {
  if (symptoms.length === 0) return false;
  const words = { t: d, number: formats.number };
  return html`${table(
    d('stillIll.bySymptom'),
    [d('stillIll.symptom'), ...dates.map(({ due }) => d(`stillIll.short_${due}`))],
    symptoms.map(({ symptom, dates: told }) => [
      d(`symptom.${symptom}`),
      ...dates.map(({ due }) =>
        stillIllCell(
          told.find((one) => one.due === due),
          words,
        ),
      ),
    ]),
  )}<p class="h">${d('stillIll.symptomBasis')}</p>`;
}
