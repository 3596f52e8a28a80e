import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import type { View } from '../cards/cards';
import { NewLink } from '../new-link';
import css from './list-page.module.css';

interface Props {
  kind: 'species' | 'groups';
  total: number;
  /** whether the list has loaded, even if it is empty */
  isRead: boolean;
  view: View;
  /** must be a stable function, so that typing a search does not re-render this */
  onView: (view: View) => void;
}

/** Title of a list, number of entries, and choice of the view. */
export const ListHead = observer(function ListHead({ kind, total, isRead, view, onView }: Props) {
  const t = useT('directory');
  return (
    <header className={css.head}>
      <div>
        <h1>{t(`list.${kind}`)}</h1>
        {/* A no-break space keeps the line's height until the list has loaded. */}
        <p>{total > 0 || isRead ? t(`list.${kind}Lead`, { count: total }) : '\u00a0'}</p>
      </div>
      <div className={css.actions}>
        <NewLink kind={kind} />
        <Segmented<View>
          label={t('list.view')}
          hideLabel
          options={[
            { value: 'grid', label: t('list.grid'), icon: 'layout-grid' },
            { value: 'list', label: t('list.list'), icon: 'list' },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
    </header>
  );
});
