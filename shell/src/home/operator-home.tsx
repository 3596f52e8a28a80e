import './work/texts';
import type { User } from '@ciguawatch/shared/api/schemas/accounts/user';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { PageHeading } from '../layout/frame/page-heading';
import type { MenuArea } from '../layout/menu/menu-model';
import { MyReportsLink } from '../links/my-reports-link';
import { RelButton } from '../links/rel-button';
import { RelationLink } from '../links/relation-link';
import { WalkOffer } from '../walk/lazy-walk';
import { AreaMenus } from './area-menus';
import type { SummaryStore } from './figures/summary-store';
import { FirstSteps } from './first-steps/first-steps';
import { MonthAside } from './month/month-aside';
import css from './operator-home.module.css';
import { Todo } from './work/todo';
import { useCountryNames, useSummary } from './work/use-countries';
import { useWork } from './work/use-work';

/** Number of countries listed by name; further ones are counted. */
const NAMED = 4;

interface Props {
  user: User;
  areas: MenuArea[];
  store: SummaryStore;
}

/** Home of a logged-in person: waiting work first, then the menus by role. */
export default observer(function OperatorHome({ user, areas, store }: Props) {
  const t = useT('operator');
  const common = useT('shell');
  const work = useWork(user.groups);
  const countries = useCountryNames(user);
  const summary = useSummary(user, store);
  const emergency = config.emergency();
  return (
    <div className={css.page} data-density="compact">
      <header className={css.head}>
        <div>
          <PageHeading className={css.title} title={common('app.home')}>
            {user.first_name ? t('operator.hello', { name: user.first_name }) : t('operator.helloPlain')}
          </PageHeading>
          <p className={css.date}>{formatDate(clock.today())}</p>
          {countries.length > 0 && (
            <p className={css.countries}>
              {t('operator.countries', {
                count: countries.length,
                names: countries.slice(0, NAMED).join(', '),
              })}
              {countries.length > NAMED &&
                ` ${t('operator.moreCountries', { count: countries.length - NAMED })}`}
            </p>
          )}
          {/* Health workers with an account print the form too, where the network is weak. */}
          <p className={css.paper}>
            <RelationLink rel="report" query={{ mode: 'blank' }}>
              {common('home.paper')}
            </RelationLink>
          </p>
        </div>
        <div className={css.actions}>
          {emergency && (
            <a className={css.emergency} href={`tel:${emergency.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" size={18} />
              {common('home.emergency', { number: emergency })}
            </a>
          )}
          <RelButton rel="risk" icon="circle-help">
            {common('home.riskAction')}
          </RelButton>
          <RelButton rel="report" variant="primary" icon="clipboard-plus">
            {t('operator.newCase')}
          </RelButton>
        </div>
      </header>
      <div className={css.work}>
        <Todo work={work} roles={user.groups} desktop={viewport.desktop} />
        <MonthAside store={summary} />
      </div>
      {config.demo && (
        <Suspense fallback={null}>
          <WalkOffer groups={user.groups} />
        </Suspense>
      )}
      <FirstSteps groups={user.groups} />
      <MyReportsLink look="card" />
      <AreaMenus areas={areas} work={work} />
    </div>
  );
});
