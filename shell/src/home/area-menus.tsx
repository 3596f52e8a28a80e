import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Count } from '@ciguawatch/shared/ui/data/badge';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { observer } from 'mobx-react-lite';
import { menuIcon } from '../layout/menu/menu-icon';
import { AREA_COLOUR, type MenuArea } from '../layout/menu/menu-model';
import { useAreaName } from '../layout/menu/use-declared-text';
import { useMenuLabel } from '../layout/menu/use-menu-label';
import css from './area-menus.module.css';
import { badgeCounters } from './work/declared-work';
import type { Work } from './work/use-work';

interface Props {
  areas: MenuArea[];
  /** Counters of waiting work, shown beside the menu entries that lead to it. */
  work: Work;
}

/** The menus of the four modules by role (specification, section 2, "Home menu sections"). */
export const AreaMenus = observer(function AreaMenus({ areas, work: { counters, store } }: Props) {
  const t = useT('operator');
  const label = useMenuLabel();
  const areaName = useAreaName();
  const waitsAt = (path: string): number =>
    badgeCounters(counters, path).reduce((sum, counter) => sum + (store.of(counter).known?.count ?? 0), 0);
  return (
    <div className={css.areas}>
      {areas.map((area) => (
        <nav
          key={area.id}
          className={css.area}
          data-area={AREA_COLOUR[area.id]}
          aria-labelledby={`home-${area.id}`}
        >
          <h2 id={`home-${area.id}`} className={css.title}>
            {areaName(area.id)}
          </h2>
          <ul className={css.list}>
            {area.entries.map((entry) => {
              const icon = menuIcon(entry.icon);
              const count = waitsAt(entry.to);
              return (
                <li key={entry.key}>
                  <CrossLink to={entry.to} className={css.line}>
                    {icon && <Icon name={icon} size={20} />}
                    {label(entry)}
                    {count > 0 && (
                      <span className={css.count}>
                        <span aria-hidden="true">
                          <Count>{formatNumber(count)}</Count>
                        </span>
                        <VisuallyHidden>{t('operator.waiting', { count })}</VisuallyHidden>
                      </span>
                    )}
                  </CrossLink>
                </li>
              );
            })}
          </ul>
          {area.onDesktop.length > 0 && (
            <p className={css.note}>
              {t('operator.desktopNote', { pages: area.onDesktop.map(label).join(', ') })}
            </p>
          )}
        </nav>
      ))}
    </div>
  );
});
