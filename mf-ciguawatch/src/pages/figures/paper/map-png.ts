import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { type MapPicture, mapPicture, mapPng } from '@ciguawatch/shared/ui/picture/map-picture';
import { cases } from '../../../public-cases/cases';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { aboutReady, type FiguresSubject, figuresName } from '../describe-figures';
import { mapBasis } from './map-basis';
import { pictureText } from './picture-text';

const PIXEL_RATIO = 2;
const t: Translate = (key, vars) => translate('ciguawatch', key, vars);

interface PrintedMap {
  words: {
    title: string;
    /** The sentence on a picture, which may show less than the figures count. */
    sentence: (picture: MapPicture) => string;
  };
  subject: FiguresSubject;
  /** Size of the printed map in CSS pixels. */
  size: { width: number; height: number };
}

/** The picture, null where the browser cannot make one, and the words on it. */
async function pictureOf(map: MapHandle, { words, subject, size }: PrintedMap) {
  const about = await aboutReady(subject);
  const picture = mapPicture(map, size, PIXEL_RATIO);
  const said = { title: words.title, sentence: words.sentence(picture), ...about };
  return { blob: await mapPng(picture, said), ...said };
}

/** Saves a map as a PNG with the lines about its figures; shows a toast where the browser cannot make one. */
async function saveMap(map: MapHandle, printed: PrintedMap): Promise<void> {
  const { blob } = await pictureOf(map, printed);
  if (blob) saveFile(`${figuresName(t('map.fileMap'), printed.subject.choice)}.png`, blob);
  else toasts.warning(translate('ui', 'chart.noPicture'));
}

/**
 * Saves the map of the statistics as a PNG.
 * @param card its title and sentences
 */
export async function saveStatsMap(
  map: MapHandle,
  choice: CaseChoice,
  { reports, latest }: Pick<CaseStatistics, 'reports' | 'latest'>,
  { title, sentence, basis }: { title: string; sentence: string; basis: string },
): Promise<void> {
  const counted = (picture: MapPicture) => pictureText({ shown: reports }, choice, picture, t);
  await saveMap(map, {
    words: { title, sentence: (picture) => `${counted(picture)}. ${sentence} ${basis}` },
    subject: { choice, page: window.location.pathname, card: 'map', latest },
    size: { width: 800, height: 520 },
  });
}

async function caseMap(choice: CaseChoice, figures: MapFigures): Promise<PrintedMap> {
  const known = await cases.ask('latestMonth', {});
  const basis = mapBasis(figures, choice, yearsOf(choice, homeMonth().year));
  return {
    words: {
      title: t('map.title'),
      sentence: (picture) => `${pictureText(figures, choice, picture, t)}. ${t('map.legendNote')} ${basis}`,
    },
    subject: { choice, page: window.location.pathname, latest: known?.latest, map: true },
    size: { width: 1000, height: 640 },
  };
}

/** Saves the case map as a PNG, with its current view. */
export async function saveCaseMap(map: MapHandle, choice: CaseChoice, figures: MapFigures): Promise<void> {
  await saveMap(map, await caseMap(choice, figures));
}

/** Saves the case map as a one-page A4 PDF; shows a toast where that fails. */
export async function saveCaseMapPdf(map: MapHandle, choice: CaseChoice, figures: MapFigures): Promise<void> {
  try {
    const { blob, title, head, sentence, foot } = await pictureOf(map, await caseMap(choice, figures));
    if (!blob) throw new Error('No canvas can be had.');
    const { pictureToPdf } = await import('./figures-pdf');
    const lines = [title, ...head, sentence, ...foot];
    saveFile(`${figuresName(t('map.fileMap'), choice)}.pdf`, await pictureToPdf(blob, lines));
  } catch {
    toasts.error(translate('figures', 'figures.noPdf'));
  }
}
