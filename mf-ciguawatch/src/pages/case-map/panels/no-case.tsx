import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import page from '../page.module.css';
import css from './no-case.module.css';

/**
 * Message over a map without cases, with a button that clears the filters; `silent`: nobody observed the
 * chosen places.
 */
export function NoCase({ silent, onClear }: { silent: boolean; onClear: () => void }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return (
    <div className={css.none}>
      <b>{silent ? d('basis.silentPlaces') : t('map.none')}</b>
      <span>{t('map.noneHelp')}</span>
      <button type="button" className={page.link} onClick={onClear}>
        {t('map.clear')}
      </button>
    </div>
  );
}
