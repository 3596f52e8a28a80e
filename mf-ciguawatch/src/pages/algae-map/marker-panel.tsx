import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Photo } from '@ciguawatch/shared/ui/picture/photo';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { nameOf, type Sampling, samplingsOf, toxicityOf } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import { islandText, taxonText, timeText, unitText } from '../../algae/words';
import css from './map.module.css';
import type { MapPoint } from './markers';

/** Panel with the samplings of one marker; Escape closes it. */
export const MarkerPanel = observer(function MarkerPanel({
  marker,
  onClose,
}: {
  marker: MapPoint;
  onClose: () => void;
}) {
  const t = useT('algae');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const samplings = samplingsOf(marker.rows);
  const place = marker.rows[0] ? islandText(marker.rows[0]) : '';
  return (
    <section
      className={css.panel}
      aria-labelledby="algae-marker"
      onKeyDown={(e) => e.key === 'Escape' && onClose()}
    >
      <header className={css.panelHead}>
        <h2 id="algae-marker" ref={heading} tabIndex={-1}>
          {place || t('map.atSea')}
        </h2>
        <IconButton icon="x" size="sm" label={t('map.close')} onPress={onClose} />
      </header>
      {samplings.map((sampling) => (
        <OfPlace key={sampling.key} sampling={sampling} />
      ))}
    </section>
  );
});

const OfPlace = observer(function OfPlace({ sampling: { first, rows, id } }: { sampling: Sampling }) {
  const t = useT('algae');
  const code = nameOf(first) || t('list.noCode');
  const waterOf = ({ at_water_temperature: degrees, at_sampling_depth: metres }: Tracking) =>
    [degrees !== null && `${formatNumber(degrees)} °C`, metres !== null && `${formatNumber(metres)} m`]
      .filter(Boolean)
      .join(', ');
  const water = [...new Set(rows.map(waterOf))].filter(Boolean);
  return (
    <article className={css.sampling}>
      <h3>{code}</h3>
      <p className={css.quiet}>{timeText(first.at_sampling_time, 'long') || t('drawer.noTime')}</p>
      {first.at_sampling_picture && (
        <Photo picture={first.at_sampling_picture} alt={t('drawer.photoOf', { code })} sizes="300px" />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Shape toxicity={toxicityOf(row)} />
            <span>
              <i lang="la">{taxonText(row) || t('form.notIdentified')}</i>
              <small>
                {[
                  t(`toxicity.${toxicityOf(row)}`),
                  row.at_cells_nb !== null &&
                    t('map.cells', { unit: unitText(row, t), cells: formatNumber(row.at_cells_nb) }),
                  row.at_toxicity_data,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {water.length > 0 && <p className={css.quiet}>{t('map.water', { water: water.join('; ') })}</p>}
      <LinkButton size="sm" variant="primary" to={`/ciguawatch/algae/report/${id}`}>
        {t('map.open', { code })}
      </LinkButton>
    </article>
  );
});
