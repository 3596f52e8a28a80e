import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { formatNumber, type Translate } from '../../runtime/i18n/i18n';
import { NeatlineFrame } from '../art/neatline';
import { Icon } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import { twoFingers } from './internal/two-fingers';
import { ChartMap } from './map';
import type { MapHandle } from './map-context';
import { type Bounds, DEFAULT_VIEW, type LngLat, lng180, lng360 } from './map-space';
import css from './point-picker.module.css';

export interface PointPickerProps {
  /** RFC 7946 longitude and latitude; null until a point is chosen. */
  value: [lng: number, lat: number] | null;
  /** Called with the position that was tapped, or that the arrow keys moved under the pin. */
  onChange: (value: [lng: number, lat: number]) => void;
  /** Accessible name: what the point is. */
  label: string;
  /** Initial centre without a value, longitude in any form. */
  center?: LngLat;
  /** Initial area without a value, in longitudes 0..360. */
  bounds?: Bounds;
}

const PICK_ZOOM = 10;
/** Rounds to about a metre: the pin is no more precise, and the value stays readable. */
const round = (value: number) => Math.round(value * 1e5) / 1e5;
/** Largest difference, in degrees, that rounding may cause. */
const ROUNDING_DEGREES = 2e-5;

/**
 * A map on which a tap sets the pin. Swiping moves the map, never the pin; once the pin is set, one finger
 * scrolls the page. Arrow keys move the map under the pin.
 */
export const PointPicker = observer(function PointPicker({
  value,
  onChange,
  label,
  center,
  bounds,
}: PointPickerProps) {
  const t = useUiT();
  const [map, setMap] = useState<MapHandle | null>(null);
  const chosen = useRef<LngLat | null>(value);
  const change = useRef(onChange);
  change.current = onChange;

  const pin = useRef<HTMLSpanElement>(null);
  /** whether the arrow keys are moving the map under the pin */
  const aiming = useRef(false);

  useEffect(() => {
    if (!map) return undefined;
    const place = () => {
      const at = aiming.current ? null : chosen.current;
      const { x, y } = map.project(at ?? map.view().center);
      if (pin.current) pin.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    const moved = ({ originalEvent }: { originalEvent?: Event }) => {
      if (originalEvent) aiming.current = originalEvent instanceof KeyboardEvent;
      place();
    };
    const ended = ({ originalEvent }: { originalEvent?: Event }) => {
      if (!(originalEvent instanceof KeyboardEvent)) return;
      const [lng, lat] = map.view().center;
      const point: [number, number] = [round(lng180(lng)), round(lat)];
      chosen.current = point;
      change.current(point);
      place();
    };
    const tapped = ({ point: { x, y } }: { point: { x: number; y: number } }) => {
      const [lng, lat] = map.unproject(x, y);
      const point: [number, number] = [round(lng180(lng)), round(lat)];
      chosen.current = point;
      aiming.current = false;
      change.current(point);
      map.moveTo({ center: point, zoom: map.view().zoom });
    };
    place();
    map.mapbox.on('movestart', moved);
    map.mapbox.on('moveend', ended);
    map.mapbox.on('click', tapped);
    const stop = map.onMove(place);
    return () => {
      stop();
      map.mapbox.off('movestart', moved);
      map.mapbox.off('moveend', ended);
      map.mapbox.off('click', tapped);
    };
  }, [map]);

  const isSet = value !== null;
  useEffect(() => (map && isSet ? twoFingers(map.mapbox) : undefined), [map, isSet]);
  // A value that is cleared or set from outside moves the pin at once.
  useEffect(() => {
    if (value === null) chosen.current = null;
    map?.mapbox.fire('move');
  }, [map, value]);

  const lng = value?.[0];
  const lat = value?.[1];
  useEffect(() => {
    if (!map || lng === undefined || lat === undefined) return;
    const held = chosen.current;
    if (
      held &&
      Math.abs(lng360(held[0]) - lng360(lng)) < ROUNDING_DEGREES &&
      Math.abs(held[1] - lat) < ROUNDING_DEGREES
    )
      return;
    chosen.current = [lng, lat];
    map.moveTo({ center: [lng, lat], zoom: Math.max(map.view().zoom, PICK_ZOOM) });
  }, [map, lng, lat]);

  // Compared by content, because callers create new arrays on each render.
  const box = bounds?.join();
  const asked = center?.join();
  useEffect(() => {
    if (!map || chosen.current) return;
    const [west, south, east, north] = (box ?? '').split(',').map(Number);
    const [x, y] = (asked ?? '').split(',').map(Number);
    if (west !== undefined && south !== undefined && east !== undefined && north !== undefined) {
      map.show([west, south, east, north]);
    } else if (x !== undefined && y !== undefined) map.moveTo({ center: [x, y], zoom: PICK_ZOOM });
  }, [map, box, asked]);

  const start = value
    ? { center: value, zoom: PICK_ZOOM }
    : center
      ? { center, zoom: PICK_ZOOM }
      : DEFAULT_VIEW;
  return (
    <div className={css.picker}>
      <NeatlineFrame>
        <div className={css.sheet} data-set={isSet || undefined}>
          <ChartMap
            label={`${label}. ${t('map.pickHelp')}`}
            view={start}
            degrees={false}
            controls={{
              fullscreen: false,
              onLocated: ([x, y]) => {
                const point: [number, number] = [round(lng180(x)), round(y)];
                chosen.current = point;
                change.current(point);
              },
            }}
            onReady={setMap}
          />
          {map && (
            <span ref={pin} className={css.pin} data-empty={!isSet || undefined} aria-hidden="true">
              <svg viewBox="0 0 44 58" width="44" height="58" role="presentation" focusable="false">
                <ellipse className={css.shade} cx="22" cy="54" rx="9" ry="3.2" />
                <path className={css.body} d="M22 53C18 44 4 36 4 20a18 18 0 0 1 36 0c0 16-14 24-18 33Z" />
                <circle className={css.hole} cx="22" cy="20" r="7" />
              </svg>
            </span>
          )}
        </div>
      </NeatlineFrame>
      <div className={css.foot}>
        <span className={css.help}>
          <Icon name="move" size={17} />
          {t('map.pickHelp')}
        </span>
        <output className={css.place} aria-live="polite">
          {value ? placeText(value, t) : t('map.pickNone')}
        </output>
      </div>
    </div>
  );
});

const DEGREE_FORMAT = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;

/** Text of a position: 17,505° S 149,852° O */
function placeText([lng, lat]: LngLat, t: Translate): string {
  const write = (value: number) => formatNumber(Math.abs(value), DEGREE_FORMAT);
  return [
    t(lat < 0 ? 'map.south' : 'map.north', { degrees: write(lat) }),
    t(lng < 0 ? 'map.west' : 'map.east', { degrees: write(lng) }),
  ].join('  ');
}
