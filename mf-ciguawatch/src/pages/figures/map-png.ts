import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { mapPicture, mapPng } from '@ciguawatch/shared/ui/picture/map-picture';
import { cases } from '../../stores/cases';
import type { CaseChoice } from '../../stores/cases-choice';
import { aboutReady, type Subject } from './about-figures';

const DOTS = 2;
const t = (key: string, vars?: Record<string, string | number>) => translate('ciguawatch', key, vars);

/**
 * Saves a map as a picture with what it shows, of when and from where; says so where it cannot be made.
 * @param size in pixels of the screen
 */
export async function saveMap(
  map: MapHandle,
  words: { title: string; sentence: string },
  subject: Subject,
  size: { width: number; height: number },
): Promise<void> {
  const about = await aboutReady(subject);
  const blob = await mapPng(mapPicture(map, size, DOTS), { ...words, ...about });
  if (blob) await saveFile(`${t('stats.fileMap')}.png`, blob);
  else toasts.warning(translate('ui', 'chart.noPicture'));
}

/** The case map as a picture, as it is seen now. */
export async function saveCaseMap(map: MapHandle, choice: CaseChoice, figures: MapFigures): Promise<void> {
  const known = await cases.ask('latestMonth', {});
  const shown = `${t('map.shown', { count: figures.shown })} ${t('map.ofAll', { total: formatNumber(figures.total) })}.`;
  await saveMap(
    map,
    { title: t('map.title'), sentence: `${shown} ${t('map.legendNote')}` },
    { choice, page: window.location.pathname, latest: known?.latest, map: true },
    { width: 1000, height: 640 },
  );
}
