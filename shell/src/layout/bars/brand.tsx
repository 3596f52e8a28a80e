import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Logo } from '@ciguawatch/shared/ui/art/logo';
import css from './brand.module.css';

/** Logo and name of the portal, linked to home. */
export function Brand() {
  const t = useT('shell');
  return (
    <CrossLink to="/" className={css.brand}>
      <Logo />
      <span>
        <span className={css.name}>{t('app.name')}</span>
        <span className={css.tagline}>{t('app.tagline')}</span>
      </span>
    </CrossLink>
  );
}
