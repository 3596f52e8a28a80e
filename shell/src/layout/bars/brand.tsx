import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Mark } from '@ciguawatch/shared/ui/art/mark';
import css from './brand.module.css';

/** Mark and name of the portal; leads home. */
export function Brand() {
  const t = useT('shell');
  return (
    <CrossLink to="/" className={css.brand}>
      <Mark />
      <span>
        <span className={css.name}>{t('app.name')}</span>
        <span className={css.tagline}>{t('app.tagline')}</span>
      </span>
    </CrossLink>
  );
}
