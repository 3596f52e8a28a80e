import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { MapPicture } from '@ciguawatch/shared/ui/picture/map-picture';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { shownText } from '../../case-map/view/shown-text';

/**
 * How many cases a picture of the map shows, and of how many: a picture that says 999 shows 999. Cases without a place
 * are on no picture.
 */
export function pictureText(
  figures: Pick<MapFigures, 'places' | 'shown' | 'total'>,
  choice: CaseChoice,
  picture: Pick<MapPicture, 'shows'> | null,
  t: Translate,
): string {
  const total = t('map.ofAll', { total: formatNumber(figures.total) });
  const drawn = figures.places.reduce((sum, place) => (picture?.shows(place) ? sum + place.count : sum), 0);
  return picture && drawn < figures.shown
    ? [
        shownText(drawn, choice, t),
        t('map.inPicture'),
        t('map.ofAll', { total: formatNumber(figures.shown) }),
      ].join(' ')
    : `${shownText(figures.shown, choice, t)} ${total}`;
}
