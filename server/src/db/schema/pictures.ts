import type { PictureLicence, PictureUse } from '@ciguawatch/shared/domain/picture/picture-terms';
import type { Instant } from './column';

/** A picture by the hash of its content; its files lie in the store of pictures. */
interface PictureTable {
  key: string;
  /** pixels of the largest copy */
  width: number;
  height: number;
  /** data URL of the first view */
  placeholder: string;
  purpose: PictureUse;
  author: string | null;
  licence: PictureLicence | null;
  user_id: number | null;
  touched_at: Instant;
}

/** What a device sent under an identifier of its own. */
interface PictureUploadTable {
  uuid: string;
  key: string;
  user_id: number;
  /** hash of the bytes and of what was said beside them */
  asked: string;
}

export interface PictureTables {
  picture: PictureTable;
  picture_upload: PictureUploadTable;
}
