import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { nameOf } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import { islandText, unitText } from '../../algae/words';
import css from './map.module.css';
import { type MapPoint, radiusOf } from './markers';

interface Props {
  marker: MapPoint;
  isOpen: boolean;
  onOpen: () => void;
}

/** Marker on the map; its accessible name gives place, toxicity and density. */
export const MarkerButton = observer(function MarkerButton({ marker, isOpen, onOpen }: Props) {
  const t = useT('algae');
  const { rows, deciding, toxicity, density, key } = marker;
  const { at_cells_nb: cells } = deciding;
  const [first] = rows;
  const name = [
    (first && islandText(first)) || (first && nameOf(first)) || t('map.atSea'),
    t('map.rows', { count: rows.length }),
    t(`toxicity.${toxicity}`),
    cells === null
      ? t('map.notCounted')
      : t('map.cells', { unit: unitText(deciding, t), cells: formatNumber(cells) }),
  ].join(', ');
  return (
    <button
      type="button"
      className={css.marker}
      aria-label={name}
      aria-expanded={isOpen}
      data-marker={key}
      data-open={isOpen || undefined}
      onClick={onOpen}
    >
      <Shape toxicity={toxicity} radius={radiusOf(density)} />
    </button>
  );
});
