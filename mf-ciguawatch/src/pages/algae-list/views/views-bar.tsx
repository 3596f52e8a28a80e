import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { EditAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Count } from '@ciguawatch/shared/ui/data/badge';
import { useState } from 'react';
import { filterCount, LIST_VIEWS, paramsOf, queryOf, type TrackingQuery } from '../../../algae/query';
import { NameDialog } from '../../list-views/name-dialog';
import css from '../../list-views/views.module.css';
import { isShown, type SavedView, VIEW_NAME_MAX_LENGTH, withoutView, withView } from './saved-view';
import { useSavedViews } from './use-saved-views';

interface Props {
  query: TrackingQuery;
  edit: EditAddress;
  /** number of samplings in a view; null while unknown */
  countOf: (query: TrackingQuery) => number | null;
}

const ALL_QUERY = queryOf(new URLSearchParams());
/** Rows without a species, which the home page counts as work to do. */
const UNIDENTIFIED_QUERY: TrackingQuery = { ...ALL_QUERY, species: 'none' };

/** Tabs for the views of the list and for the account's saved ones. */
export function ViewsBar({ query, edit, countOf }: Props) {
  const t = useT('algae');
  useT('errors');
  const { views, keep } = useSavedViews();
  const [naming, setNaming] = useState(false);
  const shown = views.find((view) => isShown(view, query));
  const isToIdentify = paramsOf(query).toString() === paramsOf(UNIDENTIFIED_QUERY).toString();
  const drop = ({ name }: SavedView) =>
    keep((held) => withoutView(held, name)).then(
      () => toasts.success(t('views.dropped', { name })),
      (thrown) => toasts.error(t('views.failed'), errorText(thrown) ?? undefined),
    );
  const tab = (key: string, label: string, isCurrent: boolean, to: TrackingQuery) => {
    const count = countOf(to);
    return (
      <button
        key={key}
        type="button"
        className={css.view}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => edit(() => paramsOf(to), true)}
      >
        {label}
        {count !== null && (
          <Count isHot={to === UNIDENTIFIED_QUERY && count > 0}>{formatNumber(count)}</Count>
        )}
      </button>
    );
  };
  return (
    <nav className={css.views} aria-label={t('list.views')}>
      <div className={css.links}>
        {LIST_VIEWS.map((view) =>
          tab(view, t(`list.view_${view}`), !shown && !isToIdentify && query.view === view, {
            ...(isToIdentify ? ALL_QUERY : query),
            view,
          }),
        )}
        {tab('toIdentify', t('list.view_toIdentify'), !shown && isToIdentify, UNIDENTIFIED_QUERY)}
        {views.map((view) =>
          tab(`saved ${view.name}`, view.name, view === shown, queryOf(new URLSearchParams(view.search))),
        )}
      </div>
      {shown && (
        <IconButton
          size="sm"
          icon="trash"
          label={t('views.drop', { name: shown.name })}
          onPress={() => void drop(shown)}
        />
      )}
      {!shown && !isToIdentify && filterCount(query) > 0 && (
        <Button size="sm" variant="quiet" icon="bookmark" onPress={() => setNaming(true)}>
          {t('views.save')}
        </Button>
      )}
      {naming && (
        <NameDialog
          title={t('views.save')}
          words={{
            name: t('views.name'),
            help: t('views.nameHelp'),
            missing: t('views.nameMissing'),
            save: t('views.saveNow'),
            cancel: t('views.cancel'),
          }}
          maxLength={VIEW_NAME_MAX_LENGTH}
          onSave={(name) => keep((held) => withView(held, name, query))}
          onClose={() => setNaming(false)}
        />
      )}
    </nav>
  );
}
