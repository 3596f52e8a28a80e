import type { PictureLicence, PictureUse } from '@ciguawatch/shared/domain/picture/picture-terms';
import type { Instant } from './column';

/** A picture, keyed by the hash of its content; its files lie in the media folder. */
interface PictureTable {
  key: string;
  /** size of the largest copy, in pixels */
  width: number;
  height: number;
  /** data URL of a tiny preview, shown until the picture is loaded */
  placeholder: string;
  purpose: PictureUse;
  author: string | null;
  licence: PictureLicence | null;
  user_id: number | null;
  touched_at: Instant;
}

/** An upload by its device-made identifier, so that a repeated upload is recognised. */
interface PictureUploadTable {
  uuid: string;
  key: string;
  user_id: number;
  /** hash of the bytes and the fields sent with them */
  asked: string;
}

/** Tables of pictures and their uploads. */
export interface PictureTables {
  picture: PictureTable;
  picture_upload: PictureUploadTable;
}
