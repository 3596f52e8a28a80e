import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Why nothing is shown, and what to do about it; null where no filter would change it. */
interface NoReport {
  title: string;
  help: string | null;
}

/**
 * Words for a choice without reports. Where no report is known at all, as on the first day of an installation, no
 * filter hides one. Call it inside an observer.
 * @param silent whether nobody observed the chosen places
 */
export function noReport(silent: boolean): NoReport {
  const t = (key: string) => translate('ciguawatch', key);
  if (collections.case.size === 0) return { title: t('map.latestNone'), help: null };
  return {
    title: silent ? translate('domain', 'basis.silentPlaces') : t('map.none'),
    help: t('map.noneHelp'),
  };
}
