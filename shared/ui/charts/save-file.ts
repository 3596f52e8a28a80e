import { fileName } from '../../domain/text/file-name';

/** Hands a file to the browser to save. @param name with its ending, in words of any language */
export async function saveFile(name: string, blob: Blob): Promise<void> {
  const { saveAs } = await import('file-saver');
  saveAs(blob, fileName(name));
}
