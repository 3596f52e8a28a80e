import { HELP_BASE } from '@ciguawatch/shared/contract/help-tasks';
import type { Rel } from '@ciguawatch/shared/contract/module';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { addressOf } from '../links/address-of';
import { RelButton } from '../links/rel-button';
import css from './explore.module.css';

const PLACES: readonly { key: string; rel: Rel; icon: IconName }[] = [
  { key: 'exploreMap', rel: 'map', icon: 'map' },
  { key: 'exploreStats', rel: 'statistics', icon: 'chart-column' },
  { key: 'exploreSpecies', rel: 'species', icon: 'fish' },
  { key: 'exploreGroups', rel: 'groups', icon: 'layout-grid' },
];

/** Links for visitors: "Is it risky?" first, then the four public pages. */
export const Explore = observer(function Explore() {
  const t = useT('shell');
  return (
    <>
      <section className={css.risk}>
        <Icon name="circle-help" size={26} />
        <div>
          <h2 className={css.riskTitle}>{t('home.riskTitle')}</h2>
          <p>{t('home.riskText')}</p>
        </div>
        <RelButton rel="risk">{t('home.riskAction')}</RelButton>
      </section>
      <About />
      <nav className={css.places} aria-label={t('home.explore')}>
        {PLACES.map(({ key, rel, icon }) => {
          const to = addressOf(rel);
          return to === null ? null : (
            <CrossLink key={key} to={to} className={css.place}>
              <b className={css.name}>
                <Icon name={icon} size={22} />
                {t(`home.${key}`)}
              </b>
              <span className={css.what}>{t(`home.${key}Text`)}</span>
            </CrossLink>
          );
        })}
      </nav>
    </>
  );
});

/** What ciguatera is, in two sentences with their source. */
function About() {
  const t = useT('shell');
  return (
    <section className={css.about}>
      <h2 className={css.riskTitle}>{t('home.aboutTitle')}</h2>
      <p>
        {t('home.about')} (<a href="https://doi.org/10.4060/ca8817en">{t('home.aboutSource')}</a>){' '}
        <a href={`${HELP_BASE}/?at=/&lang=${language.code.slice(0, 2)}`}>{t('home.aboutMore')}</a>
      </p>
    </section>
  );
}
