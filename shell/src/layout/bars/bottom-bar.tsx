import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import css from './bottom-bar.module.css';

const LINES: readonly { key: string; to: string; icon: IconName; raised?: true }[] = [
  { key: 'home', to: '/', icon: 'house' },
  { key: 'map', to: '/ciguawatch/case/map', icon: 'map' },
  { key: 'report', to: '/ciguawatch/case/report/new', icon: 'plus', raised: true },
  { key: 'figures', to: '/ciguawatch/case/stats', icon: 'chart-column' },
  { key: 'species', to: '/fishbase/species', icon: 'fish' },
];

/** The five public pages, under 1024 px. */
export function BottomBar({ path }: { path: string }) {
  const t = useT('shell');
  return (
    <nav className={css.bar} data-bottom-bar aria-label={t('bottom.nav')}>
      {LINES.map(({ key, to, icon, raised }) => (
        <CrossLink
          key={key}
          to={to}
          className={raised ? `${css.line} ${css.raised}` : css.line}
          aria-current={to === path ? 'page' : undefined}
        >
          {raised ? (
            <span className={css.disc}>
              <Icon name={icon} size={23} />
            </span>
          ) : (
            <Icon name={icon} size={23} />
          )}
          <span>{t(`bottom.${key}`)}</span>
        </CrossLink>
      ))}
    </nav>
  );
}
