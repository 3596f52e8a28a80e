import { lng360, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { PointPicker } from '@ciguawatch/shared/ui/map/point-picker';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { fetchBoxes, withLoadedBox } from '../../../places/places-with-boxes';
import { lists } from '../../../report/report-lists';
import css from './place.module.css';

interface Props {
  value: Position | null;
  /** chosen place, on which the map is centred */
  place: number | null;
  onChange: (point: Position) => void;
}

/** Map on which the reporter taps the point of the catch; default export because it is lazy-loaded. */
const MapBlock = observer(function MapBlock({ value, place, onChange }: Props) {
  const t = useT('ciguawatch');
  const around = place === null ? undefined : lists.place(place);
  const center = around?.center as Position | null | undefined;
  const box = (around && withLoadedBox(around).loca_bbox) as
    | [number, number, number, number]
    | null
    | undefined;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => void fetchBoxes(), []);
  useEffect(() => {
    block.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={block} className={css.map}>
      <PointPicker
        label={t('report.mapLabel')}
        value={value}
        onChange={onChange}
        {...(center && { center })}
        {...(box && { bounds: [lng360(box[0]), box[1], lng360(box[2]), box[3]] as const })}
      />
    </div>
  );
});

export default MapBlock;
