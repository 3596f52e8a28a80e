import { type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { isSilent } from '../../../public-cases/observed-places';

/** "99 cases"; none where nobody observed is not said to be none. Use it inside an observer. */
export const shownText = (count: number, choice: CaseChoice, t: Translate): string =>
  count === 0 && isSilent(choice) ? translate('domain', 'basis.silentPlace') : t('map.shown', { count });
