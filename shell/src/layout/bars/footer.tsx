import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './footer.module.css';
import { LegalLinks } from './legal-links';

/** Publisher of the portal and links to the legal pages. */
export function Footer() {
  const t = useT('shell');
  return (
    <footer className={css.footer}>
      <span>{t('app.laboratory')}</span>
      <nav className={css.links} aria-label={t('footer.nav')}>
        <LegalLinks />
      </nav>
    </footer>
  );
}
