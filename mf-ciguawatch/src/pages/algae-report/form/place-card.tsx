import { readCoordinates } from '@ciguawatch/shared/domain/algae/coordinates';
import { lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { PointPicker } from '@ciguawatch/shared/ui/map/point-picker';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FAR_KM } from '../../../algae/far-km';
import { landKm } from '../../../algae/land-km';
import { islandText, pointText, typedPoint } from '../../../algae/words';
import css from '../report.module.css';
import type { PartProps } from './sampling-card';

/** Place of the sampling: picked on the map, or typed in any common notation of coordinates. */
export const PlaceCard = observer(function PlaceCard({ values, change, onValidity }: PartProps) {
  const t = useT('algae');
  /** What is typed; null while the field shows the point itself. */
  const [typed, setTyped] = useState<string | null>(null);
  const { point, country } = values;
  const text = typed ?? (point ? typedPoint(point) : '');
  const wrong = text.trim() !== '' && readCoordinates(text) === null;
  const land = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  const box = land?.loca_bbox as readonly [number, number, number, number] | null | undefined;
  const km = point && landKm(country, point);
  const island = point && islandText({ at_geom: { type: 'Point', coordinates: point } });
  const take = (next: string) => {
    setTyped(next);
    const read = readCoordinates(next);
    const isEmpty = next.trim() === '';
    onValidity('point', isEmpty || read !== null);
    if (read) change({ point: [read[0], read[1]] });
    else if (isEmpty) change({ point: null });
  };
  return (
    <Card title={t('form.place')}>
      <TextField
        label={t('field.coordinates')}
        help={t('form.coordinatesHelp')}
        name="coordinates"
        value={text}
        autoComplete="off"
        spellCheck={false}
        error={wrong ? t('form.coordinatesWrong') : null}
        onChange={take}
      />
      <div className={css.map}>
        <PointPicker
          label={t('form.mapLabel')}
          value={point}
          onChange={(at) => {
            setTyped(null);
            onValidity('point', true);
            change({ point: at });
          }}
          {...(box && { bounds: [lng360(box[0]), box[1], lng360(box[2]), box[3]] as const })}
        />
      </div>
      <p className={css.pointLine} role="status">
        {point ? [pointText(point, t), island].filter(Boolean).join(' · ') : t('form.noPoint')}
        {point && (
          <Button
            size="sm"
            variant="quiet"
            icon="x"
            onPress={() => {
              setTyped(null);
              onValidity('point', true);
              change({ point: null });
            }}
          >
            {t('form.removePoint')}
          </Button>
        )}
      </p>
      {km !== null && km > FAR_KM && (
        <Banner tone="caution">{t('form.pointFar', { km: formatNumber(Math.round(km)) })}</Banner>
      )}
    </Card>
  );
});
