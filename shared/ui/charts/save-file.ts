import { saveAs } from 'file-saver';
import { fileName } from '../../domain/text/files/file-name';

/**
 * Saves a file through the browser, without a request.
 * @param name with extension, in words of any language
 */
export const saveFile = (name: string, blob: Blob): void => saveAs(blob, fileName(name));
