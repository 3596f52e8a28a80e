import type { SavedView } from '@ciguawatch/shared/api/schemas/case-list';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Count } from '@ciguawatch/shared/ui/data/badge';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import type { ReactNode } from 'react';
import { ALL_CASES, addressOf, type CaseListQuery } from '../../../case-filter/query-address';
import css from '../../list-views/views.module.css';
import { useCounts, useLastVisit } from './use-counts';
import { isShown, queryOfView } from './view-query';

/** Deleted cases, the latest deletion first. */
const DELETED: CaseListQuery = {
  ...ALL_CASES,
  deleted: true,
  sort: [{ column: 'deleted_at', descending: true }],
};

/** Actions on one of the account's own views. */
export type ViewAction = 'update' | 'rename' | 'delete';

interface Props {
  query: CaseListQuery;
  views: readonly SavedView[];
  /** the saved view opened last, even if filters were changed since */
  chosen: SavedView | null;
  onChoose: (view: SavedView | null) => void;
  onSave: () => void;
  onAction: (action: ViewAction) => void;
  /** cases are counted again when it changes */
  version: unknown;
  /** shown at the end of the line */
  children?: ReactNode;
}

/** Links to the views of the list: all, new since the last visit, to be reviewed, the reader’s own, deleted, and the saved ones. */
export function ViewsBar({ query, views, chosen, onChoose, onSave, onAction, version, children }: Props) {
  const t = useT('caseList');
  const previous = useLastVisit();
  const own: Record<string, Partial<CaseListQuery> | null> = {
    newer: previous === null ? null : { newerThan: previous },
    toReview: { filter: { review_state: 'to_review' } },
    mine: { filter: { mine: 'true' } },
  };
  const counts = useCounts(own, version);
  // A count stays open above whichever cases are listed.
  const { count } = query;
  const link = (key: string, name: string, to: CaseListQuery, view: SavedView | null, found?: number) => (
    <Link
      key={key}
      to={{ search: addressOf(to).toString() }}
      className={css.view}
      aria-current={isShown(to, query) ? 'page' : undefined}
      onClick={() => onChoose(view)}
    >
      {name}
      {found !== undefined && <Count isHot={key === 'toReview' && found > 0}>{formatNumber(found)}</Count>}
    </Link>
  );
  return (
    <nav className={css.views} aria-label={t('view.label')}>
      <div className={css.links}>
        {link('all', t('view.all'), { ...ALL_CASES, count }, null)}
        {Object.entries(own).map(
          ([key, to]) => to && link(key, t(`view.${key}`), { ...ALL_CASES, ...to, count }, null, counts[key]),
        )}
        {link('deleted', t('view.deleted'), { ...DELETED, count }, null)}
        {views.map((view) =>
          link(
            String(view.id),
            view.own ? view.name : t('view.of', { name: view.name, owner: view.owner.name }),
            queryOfView(view),
            view,
          ),
        )}
      </div>
      {chosen?.own && (
        <MenuButton
          label={t('view.menu', { name: chosen.name })}
          iconOnly
          size="sm"
          items={[
            { id: 'update', label: t('view.update'), icon: 'save' },
            { id: 'rename', label: t('view.rename'), icon: 'pencil' },
            { id: 'delete', label: t('view.delete'), icon: 'trash', danger: true },
          ]}
          onAction={(action) => onAction(action as ViewAction)}
        />
      )}
      <Button size="sm" variant="quiet" icon="bookmark" onPress={onSave}>
        {t('view.save')}
      </Button>
      {children}
    </nav>
  );
}
