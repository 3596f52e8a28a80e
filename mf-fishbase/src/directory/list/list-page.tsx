import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { recall, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { Cards, type View } from '../cards/cards';
import { DataLink } from '../data-link';
import { directory } from '../directory';
import { ListHead } from './list-head';
import css from './list-page.module.css';

interface Props {
  /** `species` or `groups`: selects texts and remembered settings */
  kind: 'species' | 'groups';
  total: number;
  state: 'empty' | 'loading' | 'ready' | 'stale' | 'error';
  q: string;
  onSearch: (q: string) => void;
  filters?: ReactNode;
  /** column headers of the list view */
  heads?: ReactNode;
  /** number of cards */
  count: number;
  /** nothing matches, so entries similar to the search text are shown */
  isGuess: boolean;
  onClear: () => void;
  children: (at: number) => ReactNode;
}

/** Frame of both lists: title, search, filters and cards. */
export const ListPage = observer(function ListPage(props: Props) {
  const { kind, total, state, q, onSearch, filters, heads, count, isGuess, onClear, children } = props;
  const t = useT('directory');
  const key = `directory.${kind}`;
  const [view, setView] = useState<View>(() => (recall(key) === 'list' ? 'list' : 'grid'));
  const show = useCallback(
    (next: View) => {
      remember(key, next);
      setView(next);
    },
    [key],
  );
  const { refreshedAt } = collections.specie;
  const said =
    isGuess && count > 0 ? t('list.near', { q }) : t(`list.${kind}Found`, { count: isGuess ? 0 : count });
  return (
    <div className={css.page}>
      <title>{t(`list.${kind}Title`)}</title>
      <ListHead kind={kind} total={total} isRead={state === 'ready'} view={view} onView={show} />
      <search className={css.tools}>
        <TextField
          type="search"
          label={t('list.search')}
          hideLabel
          placeholder={t('list.placeholder')}
          value={q}
          onChange={onSearch}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          prefix={<Icon name="search" />}
        />
        {filters}
      </search>
      {kind === 'species' && (
        <p className={css.key}>
          <CrossLink to="/ciguawatch/case/fish">{t('list.key')}</CrossLink>
        </p>
      )}
      {total > 0 && (
        <p className={css.said} role="status">
          {said}
        </p>
      )}
      {total === 0 && state === 'error' && (
        <ErrorState
          title={t('list.error')}
          detail={t('list.errorHelp')}
          onRetry={() => void directory.ensure()}
        />
      )}
      {total === 0 && state !== 'error' && state !== 'ready' && (
        <Loading>
          <Skeleton height={480} />
        </Loading>
      )}
      {total > 0 && count === 0 && (
        <EmptyState
          title={t('list.none')}
          reason={t('list.noneHelp')}
          action={<Button onPress={onClear}>{t('list.clear')}</Button>}
        />
      )}
      {view === 'list' && count > 0 && heads}
      {/* Stays mounted when nothing matches, so that the next letter need not measure again. */}
      {total > 0 && (
        <Cards label={t(`list.${kind}`)} view={view} count={count}>
          {children}
        </Cards>
      )}
      {kind === 'species' && total > 0 && <DataLink to="/plain/species" />}
      {refreshedAt !== null && (
        <p className={css.age}>{t('list.age', { date: formatInstant(refreshedAt) })}</p>
      )}
    </div>
  );
});
