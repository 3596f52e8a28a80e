import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { MapPicture } from '@ciguawatch/shared/ui/picture/map-picture';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { shownText } from '../../case-map/view/shown-text';

/**
 * How many cases a picture of a map shows, and of how many: a picture that says 999 shows 999. Cases without a place
 * are on no picture.
 * @param picture null until it is drawn
 */
export function pictureText(
  { shown, total }: Pick<MapFigures, 'shown'> & { total?: number },
  choice: CaseChoice,
  picture: Pick<MapPicture, 'drawn'> | null,
  t: Translate,
): string {
  const counted = shownText(shown, choice, t);
  if (picture && picture.drawn < shown)
    return t('map.inPicture', { drawn: formatNumber(picture.drawn), shown: counted });
  return total === undefined ? counted : `${counted} ${t('map.ofAll', { total: formatNumber(total) })}`;
}
