import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import type { Config } from '../config/config';
import { mediaFolder } from '../features/pictures/media-folder';
import type { MediaStore } from '../features/pictures/media-store';

/** Folders of files that a backup holds besides the database. */
export type FileFolders = Pick<Config, 'mediaDir' | 'attachmentsDir'>;

/**
 * Pictures and private files of cases as one storage, for backups: the key of a file tells its folder, so that
 * a restored private file never lies among the public pictures.
 */
export function storedFiles({ mediaDir, attachmentsDir }: FileFolders): MediaStore {
  const pictures = mediaFolder(mediaDir);
  const attachments = mediaFolder(attachmentsDir);
  const of = (key: string): MediaStore => (isPictureKey(key) ? pictures : attachments);
  return {
    put: (key, file, bytes) => of(key).put(key, file, bytes),
    get: (key, file) => of(key).get(key, file),
    files: (key) => of(key).files(key),
    remove: (key) => of(key).remove(key),
    list: async () => [...(await pictures.list()), ...(await attachments.list())],
  };
}
