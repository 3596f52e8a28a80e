import type { Rel } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { bottomBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { observer } from 'mobx-react-lite';
import { addressOf } from '../../links/address-of';
import css from './bottom-bar.module.css';

const BAR_ENTRIES: readonly { key: string; rel?: Rel; icon: IconName; raised?: true }[] = [
  { key: 'home', icon: 'house' },
  { key: 'map', rel: 'map', icon: 'map' },
  { key: 'report', rel: 'report', icon: 'plus', raised: true },
  { key: 'figures', rel: 'statistics', icon: 'chart-column' },
  { key: 'species', rel: 'species', icon: 'fish' },
];

/** The five public pages, below 1024 px; a page that no module has is left out. */
export const BottomBar = observer(function BottomBar({ path }: { path: string }) {
  const t = useT('shell');
  return (
    <nav className={css.bar} ref={bottomBarMark} aria-label={t('bottom.nav')}>
      {BAR_ENTRIES.map(({ key, rel, icon, raised }) => {
        const to = rel ? addressOf(rel) : '/';
        return to === null ? null : (
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
        );
      })}
    </nav>
  );
});
