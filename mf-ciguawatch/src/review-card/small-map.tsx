import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { NeatlineFrame } from '@ciguawatch/shared/ui/art/neatline';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import { useMap } from '@ciguawatch/shared/ui/map/map-context';
import { lng360 } from '@ciguawatch/shared/ui/map/map-space';
import { Pinned } from '@ciguawatch/shared/ui/map/pinned';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import css from './small-map.module.css';

/** A case drawn as a dot. */
export type MapDot = ReviewCard['near'][number];

interface Props {
  label: string;
  /** points of what the map is about: each gets a pin */
  pins: readonly (readonly [number, number])[];
  dots: readonly MapDot[];
  /** shown where no map can be drawn */
  instead?: ReactNode;
}

/** Zoom at which some forty kilometres around a point are in sight. */
const ZOOM = 8;

/** A small map with all land around a point, on the product’s basemap, and other cases as dots that lead to them. */
export default observer(function SmallMap({ label, pins, dots, instead }: Props) {
  const t = useT('reviewCard');
  const d = useT('domain');
  const [first] = pins;
  if (!first) return null;
  return (
    <div className={css.box}>
      <NeatlineFrame>
        <ChartMap
          label={label}
          view={{ center: [first[0], first[1]], zoom: ZOOM }}
          degrees={false}
          controls={{ locate: false, fullscreen: false }}
          {...(instead ? { instead } : {})}
        >
          <Follow at={first} />
          {dots.map(({ id, point: [lng, lat], case_eventdate, review_state }) => (
            <Pinned key={id} lng={lng} lat={lat}>
              <CrossLink
                to={`/ciguawatch/case/report/${id}`}
                className={css.dot}
                // Many dots would put as many stops between the card and its buttons; the list has them all.
                tabIndex={-1}
                aria-label={t('card.nearLink', {
                  id: String(id),
                  state: d(`review_state.${review_state}`),
                  date: formatDate(case_eventdate, 'short'),
                })}
              >
                {null}
              </CrossLink>
            </Pinned>
          ))}
          {pins.map(([lng, lat]) => (
            <Pinned key={`${lng} ${lat}`} lng={lng} lat={lat}>
              <span className={css.pin} aria-hidden="true" />
            </Pinned>
          ))}
        </ChartMap>
      </NeatlineFrame>
    </div>
  );
});

/** Moves the map to another case, because drawing it again would take a second for each. */
function Follow({ at: [lng, lat] }: { at: readonly [number, number] }) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const [x, y] = map.view().center;
    if (Math.abs(lng360(x) - lng360(lng)) > 1e-6 || Math.abs(y - lat) > 1e-6)
      map.moveTo({ center: [lng, lat], zoom: ZOOM });
  }, [map, lng, lat]);
  return null;
}
