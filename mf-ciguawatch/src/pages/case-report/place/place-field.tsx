import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { ChunkFallback } from '../form/chunk-fallback';
import { useFormView } from '../form/form-view';
import { useReportChange, useReportField } from '../form/report-field';
import { FarQuestion } from './far-question';
import css from './place.module.css';
import { PlaceSearch } from './place-search';
import { PointLine } from './point-line';
import { UnknownIsland } from './unknown-island';
import { usePoint } from './use-point';

/** Shown when the map’s code cannot be fetched; the place search works offline. */
function NoMap() {
  useT('errors');
  return (
    <Banner tone="caution" role="status">
      {codeText('network')}
    </Banner>
  );
}

/**
 * The lazy-loaded map. Each opening creates a new import, so that reopening retries after a network failure.
 */
function MapArea(props: ComponentProps<typeof import('./map-block').default>) {
  const [MapBlock] = useState(() => lazy(() => import('./map-block')));
  return (
    <ChunkFallback fallback={<NoMap />}>
      <Suspense fallback={<Skeleton height={250} />}>
        <MapBlock {...props} />
      </Suspense>
    </ChunkFallback>
  );
}

/**
 * Where the product was caught, or else obtained: a place by name, and a point from the device or the map.
 */
export const PlaceField = observer(function PlaceField() {
  const t = useT('ciguawatch');
  const { dense, far } = useFormView();
  const { value, onBlur, error } = useReportField('case_location_id');
  const geom = useReportField('case_geom').value;
  const change = useReportChange();
  const point = usePoint();
  const [mapOpen, setMapOpen] = useState(false);

  // A point far from the chosen place is kept: `FarQuestion` asks which of the two is right.
  const choose = (place: Place) => change({ case_location_id: place.id });
  return (
    <FieldAnchor name="case_location_id" className={css.field}>
      <PlaceSearch
        label={t('report.place')}
        help={t('report.placeHelp')}
        required
        name="case_location_id"
        value={value}
        onSelect={choose}
        onClear={() => change({ case_location_id: null })}
        onBlur={onBlur}
        error={error}
      />
      <div className={css.ways}>
        <Button icon="locate-fixed" onPress={point.locate} busy={point.locating}>
          {t('report.myPosition')}
        </Button>
        <Button icon="map" onPress={() => setMapOpen(!mapOpen)} aria-expanded={mapOpen}>
          {t(mapOpen ? 'report.closeMap' : 'report.openMap')}
        </Button>
        {!dense && <UnknownIsland />}
      </div>
      {point.fault && (
        <Banner tone="caution" role="status">
          {t(`report.${point.fault}`)}
        </Banner>
      )}
      {mapOpen && <MapArea value={geom?.coordinates ?? null} place={value} onChange={point.set} />}
      {far?.isAsked ? (
        <FarQuestion near={point.near} onRemove={point.clear} />
      ) : (
        <PointLine
          near={point.near}
          degrees={!mapOpen}
          onClear={point.clear}
          onChoose={(place) => change({ case_location_id: place.id })}
        />
      )}
    </FieldAnchor>
  );
});
