import { formatNumber, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { whereText } from '../../../map-and-stats/where-text';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { isSilent } from '../../../public-cases/observed-places';

/** "of 998" after the number of shown cases; '' if there are no cases. */
export const ofAllText = (total: number, t: Translate): string =>
  total > 0 ? t('map.ofAll', { total: formatNumber(total) }) : '';

/**
 * "99 cases (French Polynesia)", or for 0 in unobserved places that nobody observed them. Call it inside an observer.
 */
export const shownText = (count: number, choice: CaseChoice, t: Translate): string =>
  count === 0 && isSilent(choice)
    ? translate('domain', 'basis.silentPlace')
    : t('map.shownIn', { shown: t('map.shown', { count }), where: whereText(choice, t) });
