import { saveAs } from 'file-saver';
import { fileName } from '../../domain/text/files/file-name';

/** Hands a file to the browser to save, without a request. @param name with its ending, in words of any language */
export const saveFile = (name: string, blob: Blob): void => saveAs(blob, fileName(name));
