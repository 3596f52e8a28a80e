import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import css from './map-first.module.css';

/**
 * First view of the map, shown until the scripts are loaded: the heading, and the sea as the live map shows
 * it.
 */
export function MapFirst() {
  const t = useT('ciguawatch');
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('map.title')}</h1>
      </VisuallyHidden>
      <div className={css.sheet} data-map-state="loading">
        <Spinner label={t('map.loading')} />
      </div>
    </div>
  );
}
