import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from '../page.module.css';

/** How many of the reports shown stand in the view, and the way to the others. */
export function InView({
  inView,
  shown,
  onAll,
}: {
  inView: number | null;
  shown: number;
  onAll: () => void;
}) {
  const t = useT('ciguawatch');
  if (inView === null) return null;
  return (
    <p className={css.line}>
      <span>{t('map.ofThese', { count: inView })}</span>
      {inView < shown && (
        <button type="button" className={css.link} onClick={onAll}>
          {t('map.showAll')}
        </button>
      )}
    </p>
  );
}
