import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { noReport } from '../../../map-and-stats/no-report';
import page from '../page.module.css';
import css from './no-case.module.css';

/**
 * Message over a map without cases, with a button that clears the filters where these may hide some; `silent`:
 * nobody observed the chosen places.
 */
export const NoCase = observer(function NoCase({
  silent,
  onClear,
}: {
  silent: boolean;
  onClear: () => void;
}) {
  const t = useT('ciguawatch');
  useT('domain');
  const { title, help } = noReport(silent);
  return (
    <div className={css.none}>
      <b>{title}</b>
      {help !== null && (
        <>
          <span>{help}</span>
          <button type="button" className={page.link} onClick={onClear}>
            {t('map.clear')}
          </button>
        </>
      )}
    </div>
  );
});
