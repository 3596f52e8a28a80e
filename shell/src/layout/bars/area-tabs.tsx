import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { AREA_COLOUR, type MenuArea } from '../menu/menu-model';
import { useAreaName } from '../menu/use-declared-text';
import css from './area-tabs.module.css';

/**
 * Tabs of the modules a person may open, from 1024 px; on smaller screens the bottom bar and account menu
 * replace them.
 */
export const AreaTabs = observer(function AreaTabs({
  areas,
  current,
}: {
  areas: MenuArea[];
  current: ModuleId | null;
}) {
  const t = useT('shell');
  const areaName = useAreaName();
  return (
    <nav className={css.areas} aria-label={t('bar.areas')}>
      {areas.map((area) => {
        const first = area.entries[0];
        if (!first) return null;
        return (
          <CrossLink
            key={area.id}
            to={first.to}
            className={`${css.tab} ${css[AREA_COLOUR[area.id]]}`}
            aria-current={area.id === current ? 'true' : undefined}
          >
            <span className={css.dot} aria-hidden="true" />
            {areaName(area.id)}
          </CrossLink>
        );
      })}
    </nav>
  );
});
