import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import type { CaseChoice } from '../../../stores/cases-choice';
import css from '../page.module.css';

/** Ways for the map to leave the page: on paper, as a picture. */
export function Outputs({
  map,
  choice,
  figures,
  latest,
  onPrint,
}: {
  /** null while the table stands in its place */
  map: MapHandle | null;
  choice: CaseChoice;
  figures: MapFigures | null;
  latest: { year: number; month: number } | null | undefined;
  onPrint: () => void;
}) {
  const t = useT('ciguawatch');
  const ui = useT('ui');
  const save = async () => {
    if (!map || !figures) return;
    const shown = `${t('map.shown', { count: figures.shown })} ${t('map.ofAll', { total: formatNumber(figures.total) })}.`;
    const { noPicture, saveMap } = await import('../../figures/map-png');
    const words = { title: t('map.title'), sentence: `${shown} ${t('map.legendNote')}` };
    const subject = { choice, page: window.location.pathname, latest, map: true };
    if (!(await saveMap(map, words, subject, t('stats.fileMap')))) toasts.warning(noPicture());
  };
  return (
    <>
      {map && (
        <button type="button" className={css.link} onClick={() => void save()}>
          {ui('chart.png')}
        </button>
      )}
      <button type="button" className={css.link} onClick={onPrint}>
        {t('map.print')}
      </button>
    </>
  );
}
