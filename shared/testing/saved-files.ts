import { fileName } from '../domain/text/files/file-name';
import { saveFile } from '../ui/charts/save-file';

/** A file as the browser would have saved it. */
interface SavedFile {
  name: string;
  type: string;
  text: string;
}

/** jsdom's blobs have no text(). */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsText(blob);
  });

/** The files saved by a test, oldest first; `saveFile` must be mocked with `jest.fn()`. */
export const savedFiles = (): Promise<SavedFile[]> =>
  Promise.all(
    jest.mocked(saveFile).mock.calls.map(async ([name, blob]) => ({
      name: fileName(name),
      type: blob.type,
      text: await textOf(blob),
    })),
  );
