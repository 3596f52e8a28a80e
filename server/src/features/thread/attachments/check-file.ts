import { HttpError } from '../../../http/errors/http-error';
import { makePicture } from '../../pictures/decode';
import { cleanPdf, isPdf } from './pdf';

/** A checked file as it is stored: its type, and its copies by file name. */
interface CheckedFile {
  type: 'image/webp' | 'application/pdf';
  files: Map<string, Buffer>;
}

/** Name of the whole file in its folder. */
export const WHOLE = 'whole';
/** Name of the preview of a picture. */
export const SMALL = 'small';

/**
 * Checks a file by its content, whatever its name, and strips its metadata.
 * @throws HttpError 415 `file_type`, and those of `makePicture` and `cleanPdf`
 */
export async function checkFile(bytes: Buffer): Promise<CheckedFile> {
  if (isPdf(bytes)) return { type: 'application/pdf', files: new Map([[WHOLE, await cleanPdf(bytes)]]) };
  const { files } = await makePicture(bytes, { crop: null, turn: 0 }).catch((thrown: unknown) => {
    const isNone = thrown instanceof HttpError && thrown.code === 'picture_type';
    throw isNone ? new HttpError(415, 'file_type') : thrown;
  });
  const copies = [...files].filter(([name]) => name.endsWith('.webp')).map(([, copy]) => copy);
  const [small, whole] = [copies[0], copies.at(-1)];
  if (!small || !whole) throw new HttpError(415, 'file_type');
  return {
    type: 'image/webp',
    files: new Map([
      [SMALL, small],
      [WHOLE, whole],
    ]),
  };
}
