import { formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Pinned } from '@ciguawatch/shared/ui/map/pinned';
import { observer } from 'mobx-react-lite';
import css from './layers.module.css';

interface Props {
  counts: ReadonlyMap<number, number>;
}

/** Number of public cases at each island; hidden from screen readers, for which the list of layers says it. */
export const CasePins = observer(function CasePins({ counts }: Props) {
  return [...counts].map(([island, count]) => {
    const [lng, lat] = collections.location.get(island)?.center ?? [];
    if (lng === undefined || lat === undefined) return null;
    return (
      <Pinned key={island} lng={lng} lat={lat}>
        <span className={css.count} aria-hidden="true">
          {formatNumber(count)}
        </span>
      </Pinned>
    );
  });
});
