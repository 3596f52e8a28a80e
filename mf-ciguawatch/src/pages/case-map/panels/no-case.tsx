import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import page from '../page.module.css';
import css from './no-case.module.css';

/** Says over an empty map why it is empty, with the way out; `silent` where nobody observed what was chosen. */
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
