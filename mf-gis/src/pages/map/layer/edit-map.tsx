import type { Bbox, Position } from '@ciguawatch/shared/domain/geo/geometry';
import { theme } from '@ciguawatch/shared/runtime/page/theme';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EditAction, type EditState, isSketching } from '../../../outline/edit-state';
import type { VertexIndex } from '../../../outline/view/vertex-index';
import { type ContextShapes, EditLayer } from './edit-layer';
import { keyAction } from './key-action';
import { editByPointer } from './pointer-editing';

interface Props {
  label: string;
  /** Number of the stored place, which the basemap draws too; null for a new one. */
  place: number | null;
  state: EditState;
  beside: ContextShapes;
  neighbours: VertexIndex | null;
  dispatch: (action: EditAction) => void;
  onReady: (map: MapHandle) => void;
  onPlace: (place: Position | null) => void;
  /** Initial area, in 0..360. */
  box: Bbox | null;
  /** Whether the place contains others, like an archipelago: its outline is then transparent. */
  isSheer: boolean;
  children?: ReactNode;
}

/** Enter and Space while something is drawn: a vertex or the point at the centre of the map. */
function centreAction(key: string, tool: EditState['tool'], position: Position): EditAction | null {
  if (key !== 'Enter' && key !== ' ') return null;
  if (tool === 'point') return { do: 'point', position };
  if (tool === 'ruler') return { do: 'measure', position };
  return isSketching({ tool }) ? { do: 'sketch', position } : null;
}

/** The map with the edited outline. */
export const EditMap = observer(function EditMap(props: Props) {
  const { label, place, state, beside, box, isSheer, children } = props;
  const [layer, setLayer] = useState<EditLayer | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const start = box?.join();
  const { shown } = theme;

  useEffect(() => layer?.show(state, beside), [layer, state, beside]);
  useEffect(() => layer?.recolour(), [layer, shown]);
  useEffect(() => layer?.thin(isSheer), [layer, isSheer]);
  useEffect(() => layer?.leaveOut(place), [layer, place]);
  useEffect(() => {
    const [west, south, east, north] = (start ?? '').split(',').map(Number);
    if (layer && west !== undefined && south !== undefined && east !== undefined && north !== undefined)
      layer.map.show([west, south, east, north], 13, 70);
  }, [layer, start]);

  useEffect(() => {
    if (!layer) return undefined;
    const { mapbox } = layer.map;
    const canvas = mapbox.getCanvas();
    const stop = editByPointer(layer, {
      state: () => latest.current.state,
      neighbours: () => latest.current.neighbours,
      dispatch: (action) => latest.current.dispatch(action),
      onPlace: (place) => latest.current.onPlace(place),
    });
    const key = (event: KeyboardEvent) => {
      const { state: now, dispatch } = latest.current;
      const [x, y] = layer.map.view().center;
      const action = keyAction(event, now) ?? centreAction(event.key, now.tool, [x, y]);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(action);
    };
    canvas.addEventListener('keydown', key);
    return () => {
      stop();
      canvas.removeEventListener('keydown', key);
      layer.remove();
    };
  }, [layer]);

  const draws = isSketching(state);
  useEffect(() => {
    const zoom = layer?.map.mapbox.doubleClickZoom;
    if (draws) zoom?.disable();
    else zoom?.enable();
  }, [layer, draws]);

  return (
    <ChartMap
      label={label}
      controls={{ locate: false }}
      onReady={(map) => {
        setLayer(new EditLayer(map));
        props.onReady(map);
      }}
    >
      {children}
    </ChartMap>
  );
});
