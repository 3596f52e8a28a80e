import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { type MapPicture, mapPicture, mapPng } from '@ciguawatch/shared/ui/picture/map-picture';
import { cases } from '../../../public-cases/cases';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { aboutReady, type FiguresSubject, figuresName } from '../about-figures';
import { mapBasis } from './map-basis';
import { pictureText } from './picture-text';

const PIXEL_RATIO = 2;
const t: Translate = (key, vars) => translate('ciguawatch', key, vars);

interface PrintedMap {
  words: { title: string; sentence: string | ((picture: MapPicture) => string) };
  subject: FiguresSubject;
  /** Size of the printed map in CSS pixels. */
  size: { width: number; height: number };
}

async function pictureOf(map: MapHandle, { words, subject, size }: PrintedMap): Promise<Blob | null> {
  const about = await aboutReady(subject);
  const picture = mapPicture(map, size, PIXEL_RATIO);
  const { title, sentence } = words;
  const said = typeof sentence === 'string' ? sentence : sentence(picture);
  return mapPng(picture, { title, sentence: said, ...about });
}

/**
 * Saves a map as a PNG with the lines about its figures; shows a toast where the browser cannot make one.
 * @param size in CSS pixels
 */
export async function saveMap(
  map: MapHandle,
  words: PrintedMap['words'],
  subject: FiguresSubject,
  size: PrintedMap['size'],
): Promise<void> {
  const blob = await pictureOf(map, { words, subject, size });
  if (blob) saveFile(`${figuresName(t('map.fileMap'), subject.choice)}.png`, blob);
  else toasts.warning(translate('ui', 'chart.noPicture'));
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
  const { words, subject, size } = await caseMap(choice, figures);
  await saveMap(map, words, subject, size);
}

/** Saves the case map as a one-page A4 PDF; shows a toast where that fails. */
export async function saveCaseMapPdf(map: MapHandle, choice: CaseChoice, figures: MapFigures): Promise<void> {
  try {
    const printed = await caseMap(choice, figures);
    const blob = await pictureOf(map, printed);
    if (!blob) throw new Error('No canvas can be had.');
    const { pictureToPdf } = await import('./figures-pdf');
    const { head, foot } = await aboutReady(printed.subject);
    const { title, sentence } = printed.words;
    const lines = [title, ...head, sentence, ...foot];
    saveFile(`${figuresName(t('map.fileMap'), choice)}.pdf`, await pictureToPdf(blob, lines));
  } catch {
    toasts.error(translate('figures', 'figures.noPdf'));
  }
}
