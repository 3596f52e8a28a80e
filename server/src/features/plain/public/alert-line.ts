import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { outbreakStatusOf } from '@ciguawatch/shared/domain/alerts/outbreak-status';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { type Html, html } from '../frame/html';
import type { PublicPageData } from './about';

/** That the island is in alert this month, and whether the laboratory has verified it. */
export function alertLine(
  { words, summary }: Pick<PublicPageData, 'words' | 'summary'>,
  place: Location,
): Html | false {
  const alert = summary.outbreaks.find(({ island }) => island === place.id);
  const { t, p, languages } = words;
  return (
    alert !== undefined &&
    html`<p>${t('risk.alert', { island: placeName(place, languages) })}, ${t('risk.alertAll')} ${p(`plain.verdict_${outbreakStatusOf(alert)}`)}</p>`
  );
}
