import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import css from '../page.module.css';

/** How many of the matching reports are in view, and a link that shows all. */
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
        <TextButton size="sm" className={css.link} onPress={onAll}>
          {t('map.showAll')}
        </TextButton>
      )}
    </p>
  );
}
