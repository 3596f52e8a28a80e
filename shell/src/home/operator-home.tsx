import './work/texts';
import type { User } from '@ciguawatch/shared/api/schemas/user';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { observer } from 'mobx-react-lite';
import { PageHeading } from '../layout/frame/page-heading';
import type { MenuArea } from '../layout/menu/menu-model';
import { RelButton } from '../links/rel-button';
import { AreaMenus } from './area-menus';
import { MonthAside } from './month-aside';
import css from './operator-home.module.css';
import type { SummaryStore } from './summary-store';
import { Todo } from './work/todo';
import { useWork } from './work/use-work';

interface Props {
  user: User;
  areas: MenuArea[];
  store: SummaryStore;
}

/** Home of somebody with an account: the work first, then the areas by role. */
export default observer(function OperatorHome({ user, areas, store }: Props) {
  const t = useT('operator');
  const common = useT('shell');
  const work = useWork(user.groups);
  return (
    <div className={css.page} data-density="compact">
      <header className={css.head}>
        <div>
          <PageHeading className={css.title} title={common('app.home')}>
            {user.first_name ? t('operator.hello', { name: user.first_name }) : t('operator.helloPlain')}
          </PageHeading>
          <p className={css.date}>{formatDate(clock.today())}</p>
        </div>
        <RelButton rel="report" variant="primary" icon="clipboard-plus">
          {t('operator.newCase')}
        </RelButton>
      </header>
      <div className={css.work}>
        <Todo work={work} roles={user.groups} desktop={viewport.desktop} />
        <MonthAside store={store} />
      </div>
      <AreaMenus areas={areas} work={work} />
    </div>
  );
});
