import { useLayoutEffect, useRef } from 'react';
import { useUiT } from '../../foundation/ui-texts';
import css from '../map.module.css';
import { type MapHandle, useMap } from '../map-context';
import { PACIFIC } from '../map-space';
import { graticuleStep } from './graticule';

/** Degrees of the visible grid lines, with their position along the edge in pixels. */
export function degreesInView(
  from: number,
  to: number,
  step: number,
  at: (degree: number) => number,
): [number, number][] {
  const marks: [number, number][] = [];
  for (let degree = Math.ceil(from / step) * step; degree <= to; degree += step)
    marks.push([degree, at(degree)]);
  return marks;
}

/** Labels of the graticule along the left and bottom edge; updated as the map moves. */
export function DegreeLabels() {
  const map = useMap();
  const t = useUiT();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!map) return undefined;
    const meridian = (lng: number) =>
      lng === 180
        ? '180°'
        : lng < 180
          ? t('map.east', { degrees: lng })
          : t('map.west', { degrees: 360 - lng });
    const parallel = (lat: number) =>
      lat === 0 ? '0°' : lat < 0 ? t('map.south', { degrees: -lat }) : t('map.north', { degrees: lat });
    const draw = () => box.current?.replaceChildren(...edgeLabels(map, meridian, parallel));
    draw();
    return map.onMove(draw);
  }, [map, t]);
  return <div ref={box} className={css.degrees} aria-hidden="true" data-degrees="" />;
}

function edgeLabels(
  map: MapHandle,
  meridian: (lng: number) => string,
  parallel: (lat: number) => string,
): HTMLElement[] {
  const { clientWidth: width, clientHeight: height } = map.mapbox.getContainer();
  const [west, south] = map.unproject(0, height);
  const [east, north] = map.unproject(width, 0);
  const step = graticuleStep(map.mapbox.getZoom());
  const label = (text: string, x: number, y: number) => {
    const span = document.createElement('span');
    span.textContent = text;
    span.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    return span;
  };
  const along = degreesInView(Math.max(west, PACIFIC[0]), east, step, (lng) => map.project([lng, south]).x);
  const up = degreesInView(south, north, step, (lat) => map.project([west, lat]).y);
  return [
    ...along.map(([lng, x]) => label(meridian(lng), x + 4, height - 17)),
    // The lowest parallels are left out, because their labels would overlap those of the meridians.
    ...up.filter(([, y]) => y < height - 30).map(([lat, y]) => label(parallel(lat), 6, y - 16)),
  ];
}
