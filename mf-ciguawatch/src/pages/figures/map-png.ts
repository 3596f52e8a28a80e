import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { layeredPicture } from '@ciguawatch/shared/ui/charts/layered-picture';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { mapPicture } from '@ciguawatch/shared/ui/map/map-picture';
import { aboutReady, type Subject } from './about-figures';

const SIZE = { width: 1000, height: 640 };
const DOTS = 2;

/**
 * Saves a map as a picture with what it shows, of when and from where. Answers whether it could be made.
 * @param file name of the file without its ending
 */
export async function saveMap(
  map: MapHandle,
  words: { title: string; sentence: string },
  subject: Subject,
  file: string,
  size = SIZE,
): Promise<boolean> {
  const about = await aboutReady(subject);
  const picture = mapPicture(map, size, DOTS);
  const blob = await layeredPicture(picture, { ...words, ...about });
  if (!blob) return false;
  await saveFile(`${file}.png`, blob);
  return true;
}

/** That it could not, in the words of the charts. */
export const noPicture = (): string => translate('ui', 'chart.noPicture');
