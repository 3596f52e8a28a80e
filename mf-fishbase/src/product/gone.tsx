import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { directory } from '../directory/directory';
import css from './product.module.css';

interface Props {
  kind: 'specie' | 'phenotype';
  state: 'empty' | 'loading' | 'ready' | 'stale' | 'error';
}

/** Shown instead of a product that is loading, cannot be loaded, or is not in the directory. */
export function MissingProduct({ kind, state }: Props) {
  const t = useT('directory');
  const list = kind === 'specie' ? '/fishbase/species' : '/fishbase/phenotypes';
  if (state === 'empty' || state === 'loading')
    return (
      <div className={css.page}>
        <Loading>
          <Skeleton height={360} />
        </Loading>
      </div>
    );
  return (
    <div className={css.page}>
      <h1>{t(`product.${kind}Gone`)}</h1>
      {state === 'error' ? (
        <ErrorState
          title={t('list.error')}
          detail={t('list.errorHelp')}
          onRetry={() => void directory.ensure()}
        />
      ) : (
        <EmptyState
          title={t('product.goneTitle')}
          reason={t('product.goneText')}
          action={<LinkButton to={list}>{t(`product.${kind}List`)}</LinkButton>}
        />
      )}
    </div>
  );
}
