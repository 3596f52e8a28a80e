import { createHash } from 'node:crypto';
import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import { widthsOf } from '@ciguawatch/shared/domain/picture/picture-key';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import { type CropAndTurn, type MadePicture, makePicture } from './decode';
import type { JobQueue } from './job-queue';
import type { MediaStore } from './media-store';
import { findPicture } from './read';
import type { PictureTerms } from './upload-query';

/** What storing a picture needs. */
export interface PictureDeps {
  store: Deps['store'];
  clock: Deps['clock'];
  media: MediaStore;
  queue: JobQueue;
}

/** An upload: bytes, checked query and device-made identifier. */
interface Upload {
  uuid: string;
  bytes: Buffer;
  asked: PictureTerms & CropAndTurn;
}

/**
 * Stores a picture; repeating an upload returns the same picture.
 * @throws HttpError 409 `uuid_reused` when the identifier had other content, and those of `makePicture`
 */
export async function storePicture(deps: PictureDeps, who: Operator, arrived: Upload): Promise<Picture> {
  const { uuid, bytes, asked } = arrived;
  const digest = createHash('sha256').update(JSON.stringify(asked)).update(bytes).digest('hex');
  const earlierPicture = await storedEarlier(deps, who, uuid, digest);
  if (earlierPicture) return earlierPicture;
  return deps.queue.run(async () => {
    // The first copy may have been stored while this repeat waited in the queue.
    const concurrentPicture = await storedEarlier(deps, who, uuid, digest);
    if (concurrentPicture) return concurrentPicture;
    const copies = await makePicture(bytes, asked);
    const picture = pictureOf(copies, asked);
    for (const [name, file] of copies.files) await deps.media.put(picture.key, name, file);
    await noteUpload(deps, who, picture, asked, { uuid, asked: digest });
    return picture;
  });
}

async function storedEarlier(
  { store }: PictureDeps,
  who: Operator,
  uuid: string,
  digest: string,
): Promise<Picture | null> {
  const uploadRow = await store.read
    .selectFrom('picture_upload')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!uploadRow) return null;
  if (uploadRow.user_id !== who.id || uploadRow.asked !== digest) throw new HttpError(409, 'uuid_reused');
  return findPicture(store, uploadRow.key);
}

/** The key hashes content, author and licence, so that the same photo by two authors is two pictures. */
function pictureOf(
  { width, height, placeholder, files }: MadePicture,
  { use, author, licence }: PictureTerms,
): Picture {
  const hash = createHash('sha256').update(JSON.stringify([use, author, licence]));
  for (const file of files.values()) hash.update(file);
  const key = `${hash.digest('hex').slice(0, 32)}-${width}x${height}`;
  return { key, width, height, widths: widthsOf(width), placeholder, author, licence };
}

async function noteUpload(
  { store, clock }: PictureDeps,
  who: Operator,
  { widths: _, ...row }: Picture,
  { use }: PictureTerms,
  upload: { uuid: string; asked: string },
): Promise<void> {
  const touched_at = new Date(clock.now());
  await store.tx(async (trx) => {
    await trx
      .insertInto('picture')
      .values({ ...row, purpose: use, user_id: who.id, touched_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at }))
      .execute();
    await trx
      .insertInto('picture_upload')
      .values({ ...upload, key: row.key, user_id: who.id })
      .execute();
    const { key, author, licence, width, height } = row;
    await audit(trx, {
      at: clock.now(),
      user: who.id,
      kind: 'picture',
      object_id: key,
      action: 'add',
      after: { use, author, licence, width, height },
    });
  });
}
