import * as calls from '@ciguawatch/shared/api/calls/pictures';
import type { PictureAsked } from '@ciguawatch/shared/api/schemas/picture';
import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import type { Feature } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { person, route } from '../../http/route';
import { maySend, readAsked } from './asked';
import { mediaFolder } from './media-folder';
import { OneByOne } from './one-by-one';
import { findPicture } from './read';
import { keepPicture } from './send';

const FILE = /^[1-9]\d{0,3}\.(webp|avif)$/;

/** Pictures: upload, description and files. */
export const pictureFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const pictures = { store, clock, media: mediaFolder(config.mediaDir), queue: new OneByOne() };
  const limit = new Limiter(deps, 'picture', config.limits.picturePerson);

  route(app, deps, calls.sendPicture, async (context) => {
    const who = person(context);
    const asked = readAsked(context.query as unknown as PictureAsked);
    maySend(who, asked.use);
    const bytes = context.body as unknown;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new HttpError(415, 'picture_type');
    await limit.take(String(who.id));
    return keepPicture(pictures, who, { uuid: (context.params.uuid ?? '').toLowerCase(), bytes, asked });
  });

  route(app, deps, calls.getPicture, async ({ params, reply }) => {
    const found = await findPicture(store, params.key ?? '');
    if (!found) throw notFound('No such picture.');
    reply.header('cache-control', 'public, max-age=86400');
    return found;
  });

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { schema: { hide: true } },
    async ({ params: { key, file } }, reply) => {
      const bytes = isPictureKey(key) && FILE.test(file) ? await pictures.media.get(key, file) : null;
      if (!bytes) throw notFound('No such picture.');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(file.endsWith('avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
};
