import * as calls from '@ciguawatch/shared/api/calls/pictures';
import type { PictureAsked } from '@ciguawatch/shared/api/schemas/picture';
import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import type { Feature } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { requireOperator, route } from '../../http/route';
import { JobQueue } from './job-queue';
import { mediaFolder } from './media-folder';
import { findPicture } from './read';
import { storePicture } from './store-picture';
import { maySend, readUploadQuery } from './upload-query';

const FILE_NAME = /^[1-9]\d{0,3}\.(webp|avif)$/;

/** Pictures: upload, description and files. */
export const pictureFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const pictures = { store, clock, media: mediaFolder(config.mediaDir), queue: new JobQueue() };
  const limit = new Limiter(deps, 'picture', config.limits.picturePerson);

  route(app, deps, calls.sendPicture, async (context) => {
    const who = requireOperator(context);
    const uploadQuery = readUploadQuery(context.query as unknown as PictureAsked);
    maySend(who, uploadQuery.use);
    const bytes = context.body as unknown;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new HttpError(415, 'picture_type');
    await limit.take(String(who.id));
    return storePicture(pictures, who, {
      uuid: (context.params.uuid ?? '').toLowerCase(),
      bytes,
      asked: uploadQuery,
    });
  });

  route(app, deps, calls.getPicture, async ({ params, reply }) => {
    const picture = await findPicture(store, params.key ?? '');
    if (!picture) throw notFound('No such picture.');
    reply.header('cache-control', 'public, max-age=86400');
    return picture;
  });

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { schema: { hide: true } },
    async ({ params: { key, file } }, reply) => {
      const bytes = isPictureKey(key) && FILE_NAME.test(file) ? await pictures.media.get(key, file) : null;
      if (!bytes) throw notFound('No such picture.');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(file.endsWith('avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
};
