import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { DEFAULT_VIEW } from '@ciguawatch/shared/ui/map/map-space';
import css from './map-first.module.css';

const { center, zoom } = DEFAULT_VIEW;

/**
 * The map before its scripts have come: the sea, and on the portal's own chart the islands where the live map will show
 * them, drawn in the place of the mark (scripts/first-view/chart.mjs).
 */
export function MapFirst({ land }: { land: boolean }) {
  const t = useT('ciguawatch');
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('map.title')}</h1>
      </VisuallyHidden>
      <div className={css.sheet} data-map-state="loading">
        {land && (
          <svg className={css.land} width="1" height="1" aria-hidden="true" data-still-land="">
            {`%chart ${center.join(' ')} ${zoom}%`}
          </svg>
        )}
        <Spinner label={t('map.loading')} />
      </div>
    </div>
  );
}
