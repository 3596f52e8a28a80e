import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { WordingLink } from '../../wording/wording-link';
import css from './legal-links.module.css';

/** The three legal pages (specification, section 2). */
const LEGAL_PAGES = [
  { key: 'notice', to: '/legal/legal-notice' },
  { key: 'terms', to: '/legal/terms-of-use' },
  { key: 'privacy', to: '/legal/privacy-policy' },
] as const;

/** Links to the legal pages, and to suggest a better wording, in the surrounding text style. */
export function LegalLinks() {
  const t = useT('shell');
  return (
    <>
      {LEGAL_PAGES.map(({ key, to }) => (
        <CrossLink key={key} to={to} className={css.link}>
          {t(`footer.${key}`)}
        </CrossLink>
      ))}
      <a href={`/plain/accessibility?lang=${language.code.slice(0, 2)}`} className={css.link}>
        {t('footer.accessibility')}
      </a>
      <WordingLink className={css.link} />
    </>
  );
}
