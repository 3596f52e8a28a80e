import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { useState } from 'react';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import css from '../page.module.css';
import { MapData } from './map-data';

/** Links that print the map, save it as PNG or PDF, or open its data. */
export function Outputs({
  map,
  choice,
  figures,
  onPrint,
}: {
  /** Null while the page shows the table. */
  map: MapHandle | null;
  choice: CaseChoice;
  figures: MapFigures | null;
  onPrint: () => void;
}) {
  const t = useT('ciguawatch');
  const ui = useT('ui');
  const [making, setMaking] = useState(false);
  const save = () =>
    map &&
    figures &&
    import('../../figures/paper/map-png').then((png) => png.saveCaseMap(map, choice, figures));
  const savePdf = async () => {
    if (!map || !figures || making) return;
    setMaking(true);
    try {
      const { saveCaseMapPdf } = await import('../../figures/paper/map-png');
      await saveCaseMapPdf(map, choice, figures);
    } catch {
      toasts.error(t('map.pdfFailed'));
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      {map && (
        <TextButton size="sm" className={css.link} onPress={() => void save()}>
          {ui('chart.png')}
        </TextButton>
      )}
      {map && (
        <TextButton size="sm" className={css.link} aria-disabled={making} onPress={() => void savePdf()}>
          {t(making ? 'map.pdfMaking' : 'map.pdf')}
        </TextButton>
      )}
      <TextButton size="sm" className={css.link} onPress={onPrint}>
        {t('map.print')}
      </TextButton>
      {/* The table has them below it. */}
      {map && <MapData choice={choice} />}
    </>
  );
}
