import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import '../texts';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { formatMonth, formatNumber, language, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { type MapPicture, mapPicture } from '@ciguawatch/shared/ui/picture/map-picture';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { archipelagoName } from '../../../places/archipelago-name';
import { locationName } from '../../../places/names';
import { cases } from '../../../public-cases/cases';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { useQuery } from '../../../public-cases/cases-use';
import { RingSamples } from '../../case-map/ring-samples';
import { placeLabel } from '../../case-map/view/place-names';
import { FigureSheets } from '../sheets';
import css from '../sheets.module.css';
import { mapBasis } from './map-basis';
import { PaperList, partsOf } from './paper-list';
import { pictureText } from './picture-text';

/** Size of the printed map in CSS pixels, inside its frame; the image has `PIXEL_RATIO` times as many pixels. */
const MAP_SIZE_PX = { width: 670, height: 480 };
const PIXEL_RATIO = 3;
/** Places in one block of the table: two columns of ten. */
const PLACES_PER_BLOCK = 20;

/** The map redrawn for paper. Its rings are vector graphics, so that their numbers stay text. */
function Picture({ map, onMade }: { map: MapHandle; onMade: (picture: MapPicture) => void }) {
  return (
    <div
      className={css.map}
      ref={(box) => {
        if (!box || box.childElementCount > 0) return;
        const made = mapPicture(map, MAP_SIZE_PX, PIXEL_RATIO);
        const { sheet, over } = made;
        // An image, because Chromium prints a canvas smaller than its box.
        const picture = new Image(MAP_SIZE_PX.width, MAP_SIZE_PX.height);
        picture.decoding = 'sync';
        picture.src = sheet.toDataURL('image/png');
        box.append(picture, over);
        onMade(made);
      }}
    />
  );
}

/** How many cases the printed map shows, and the map. */
const Drawn = observer(function Drawn({
  figures,
  choice,
  map,
}: Pick<MapPaperProps, 'figures' | 'choice' | 'map'>) {
  const t = useT('ciguawatch');
  const [picture, setPicture] = useState<MapPicture | null>(null);
  return (
    <>
      <h2>{pictureText(figures, choice, picture, t)}</h2>
      {map && <Picture map={map} onMade={setPicture} />}
    </>
  );
});

/** Props of the printed map. */
export interface MapPaperProps {
  figures: MapFigures;
  outbreaks: readonly IslandMonth[];
  choice: CaseChoice;
  /** Null while the page shows the table instead of the map. */
  map: MapHandle | null;
}

/** The map as an A4 document: the map, the meaning of its rings, and the places with their cases. */
const MapPaper = observer(function MapPaper({ figures, outbreaks, choice, map }: MapPaperProps) {
  const latest = useQuery('latestMonth', cases.loaded ? {} : null, cases.version)?.latest;
  const t = useT('ciguawatch');
  const { code } = language;
  const alerts = new Set(outbreaks.map(({ island }) => island));
  const rows = [...figures.places]
    .sort((a, b) => b.count - a.count)
    .map((place) => ({
      key: String(place.key),
      name: [placeLabel(place, t), place.kind === 'island' && archipelagoName(place.id)]
        .filter(Boolean)
        .join(' · '),
      value: [place.kind === 'island' && alerts.has(place.id) && t('map.alert'), formatNumber(place.count)]
        .filter(Boolean)
        .join(' · '),
    }));
  const said = outbreaks.map((one) =>
    t('map.outbreak', {
      place: locationName(one.island),
      count: one.count,
      month: formatMonth(one.month, one.year, 'long', code),
    }),
  );
  const titleOf = (part: number) => {
    const title = t('map.tableCaption');
    return part === 0 ? title : translate('figures', 'figures.more', { title });
  };
  return (
    <FigureSheets
      title={t('map.title')}
      subject={{ choice, page: window.location.pathname, latest, map: true }}
      blocks={() => [
        <section key="map" className={css.card}>
          <Drawn figures={figures} choice={choice} map={map} />
          {map && (
            <ul className={css.legend}>
              <RingSamples />
            </ul>
          )}
          {map && <p>{t('map.legendNote')}</p>}
          {said.length > 0 && <p>{said.join(' ')}</p>}
          {figures.unplaced > 0 && <p>{t('map.unplaced', { count: figures.unplaced })}</p>}
          <p>{mapBasis(figures, choice, yearsOf(choice, homeMonth().year))}</p>
        </section>,
        ...partsOf(rows, PLACES_PER_BLOCK).map((part, i) => (
          <PaperList key={part[0]?.key} title={titleOf(i)} rows={part} />
        )),
      ]}
    />
  );
});

export default MapPaper;
