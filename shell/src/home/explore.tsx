import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import css from './explore.module.css';

const PLACES: readonly { key: string; to: string; icon: IconName }[] = [
  { key: 'exploreMap', to: '/ciguawatch/case/map', icon: 'map' },
  { key: 'exploreStats', to: '/ciguawatch/case/stats', icon: 'chart-column' },
  { key: 'exploreSpecies', to: '/fishbase/species', icon: 'fish' },
  { key: 'exploreGroups', to: '/fishbase/phenotypes', icon: 'layout-grid' },
];

/** Where a visitor can go from home: "Is it risky?" first, then the four public pages. */
export function Explore() {
  const t = useT('shell');
  return (
    <>
      <section className={css.risk}>
        <Icon name="circle-help" size={26} />
        <div>
          <h2 className={css.riskTitle}>{t('home.riskTitle')}</h2>
          <p>{t('home.riskText')}</p>
        </div>
        <LinkButton to="/ciguawatch/case/risk">{t('home.riskAction')}</LinkButton>
      </section>
      <nav className={css.places} aria-label={t('home.explore')}>
        {PLACES.map(({ key, to, icon }) => (
          <CrossLink key={key} to={to} className={css.place}>
            <b className={css.name}>
              <Icon name={icon} size={22} />
              {t(`home.${key}`)}
            </b>
            <span className={css.what}>{t(`home.${key}Text`)}</span>
          </CrossLink>
        ))}
      </nav>
    </>
  );
}
