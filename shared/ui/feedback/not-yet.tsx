import { useT } from '../../runtime/i18n/i18n';
import { LinkButton } from '../actions/link-button';
import css from './not-yet.module.css';
import { EmptyState } from './states';

/** The page of a declared address whose screen is still to come. `namespace` is the module's. */
export function NotYet({ namespace }: { namespace: string }) {
  const t = useT(namespace);
  return (
    <div className={css.page}>
      <EmptyState
        title={<h1 className={css.title}>{t('notYet.title')}</h1>}
        reason={t('notYet.text')}
        action={
          <LinkButton to="/" variant="primary" icon="house">
            {t('notYet.home')}
          </LinkButton>
        }
      />
    </div>
  );
}
