import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import type { View } from '../cards/cards';
import { NewLink } from '../new-link';
import css from './list-page.module.css';

interface Props {
  kind: 'species' | 'groups';
  total: number;
  /** whether the list was read, be it empty */
  isRead: boolean;
  view: View;
  /** the same function each time: a letter of the search redraws nothing here */
  onView: (view: View) => void;
}

/** Title of a list, how much it holds, and how it is shown. */
export const ListHead = observer(function ListHead({ kind, total, isRead, view, onView }: Props) {
  const t = useT('directory');
  return (
    <header className={css.head}>
      <div>
        <h1>{t(`list.${kind}`)}</h1>
        {/** Keeps an empty line until the list is loaded. */}
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
