import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import type { Deps } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { HttpError } from '../../../http/errors/http-error';
import { namesTag } from '../../../http/response-cache/send-body';
import { openToOtherSites } from '../../../plugins/cors';
import { withoutPageHeaders } from '../../../plugins/page-headers';
import { zipName } from '../../open-data/content/files';
import { LICENCE } from '../../open-data/content/release';
import { listReleases, readZip } from '../../open-data/read';
import { Html, html } from '../frame/html';
import { pageLanguage, shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import { sendHighlyCompressed, sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { OPEN_DATA } from './addresses';
import { openDataPage } from './page';

type Asked = FastifyRequest<{ Params: { version: string; file: string } }>;

/** Types of the files of a release, by the end of their names. */
const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  cff: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Registers the page of the releases of open data, and their files, which never change. */
export function addOpenData(
  app: FastifyInstance,
  { store, config }: Pick<Deps, 'store' | 'config'>,
  maker: WordsMaker,
): void {
  const base = config.publicUrl.replace(/\/+$/, '');
  const hidden = { schema: { hide: true } };
  app.get<{ Querystring: { lang?: string } }>(OPEN_DATA, hidden, async (request, reply) => {
    const accepted = String(request.headers['accept-language'] ?? '');
    const language = pageLanguage(request.query.lang, accepted);
    const words = await maker.of({ language, accepted, zone: 'UTC', country: config.defaultCountry });
    const content = openDataPage({
      words,
      releases: await listReleases(store.read),
      base,
      publisher: config.publisher.name ?? config.portalName,
    });
    const page = readPage({
      words,
      title: words.p('plain.openTitle'),
      tags: new Html(await app.headTags(OPEN_DATA, '', shortCode(language))),
      content: html`${content}${publicLinks(words)}`,
      path: OPEN_DATA,
    });
    return sendPage(request, reply, page);
  });

  app.get(`${OPEN_DATA}/:version/:file`, hidden, async (request: Asked, reply) => {
    const { version, file } = request.params;
    const release = await readZip(store.read, version);
    if (!release) throw new HttpError(404, 'not_found');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      link: `<${LICENCE.path}>; rel="license"`,
    });
    withoutPageHeaders(reply);
    openToOtherSites(reply);
    if (file === zipName(version)) return sendZip(request, reply, release, file);
    // Only the file asked for is unpacked.
    const bytes = unzipSync(release.bytes, { filter: ({ name }) => name === file })[file];
    if (!bytes) throw new HttpError(404, 'not_found');
    return sendHighlyCompressed(
      request,
      reply,
      strFromU8(bytes),
      TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8',
    );
  });
  app.get(`${OPEN_DATA}/*`, hidden, () => {
    throw new HttpError(404, 'not_found');
  });
}

function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, digest }: { bytes: Buffer; digest: string },
  name: string,
): FastifyReply {
  const tag = `"${digest.slice(0, 32)}"`;
  reply.header('etag', tag).headers(attachment(name));
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/zip').send(bytes);
}
