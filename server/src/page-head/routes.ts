import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { JobQueue } from '../features/pictures/job-queue';
import { firstLanguageOf } from '../first-view/send-first';
import { HttpError } from '../http/errors/http-error';
import { namesTag } from '../http/response-cache/send-body';
import { addVary } from '../http/vary';
import { manifestOf } from './manifest';
import { HEADED_PAGES } from './pages';
import { drawPicture } from './picture';
import { SECURITY_TXT, securityTxt } from './security-txt';
import { sitemapOf } from './sitemap';
import type { HeadSource } from './source';
import { HEAD_LANGUAGES, type HeadLanguage } from './tags';

/** Pictures kept in memory, some 20 kB each. */
const KEPT_PICTURES = 60;
const HOUR_SECONDS = 3600;

/** Where the pages of single islands and species are, by the name of their pictures. */
const SUBJECT_PICTURES: Record<string, string> = { island: '/island', figures: '/species' };

/** The address that a picture is named after: page, and the number of its species, group or place. */
function addressOf(name: string): { pathname: string; search: string } | null {
  const [, key, id] = /^([a-z]+)(?:-(\d{1,9}))?$/.exec(name) ?? [];
  const subject = SUBJECT_PICTURES[key ?? ''];
  if (subject && id !== undefined) return { pathname: `${subject}/${id}`, search: '' };
  if (name === 'opendata') return { pathname: '/open-data', search: '' };
  const page = HEADED_PAGES.find((one) => one.key === key);
  if (!page) return null;
  const isOfThing = page.pattern.endsWith('/:id');
  if (isOfThing !== (id !== undefined) && !('ofPlace' in page)) return null;
  return {
    pathname: id === undefined ? page.pattern : page.pattern.replace(':id', id),
    search: id === undefined || isOfThing ? '' : `?i=${id}`,
  };
}

/** Registers the pictures of pages, the manifest of the installed portal, the sitemap, and the rules for search engines. */
export function addPageHeads(
  app: FastifyInstance,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  heads: HeadSource,
): void {
  const queue = new JobQueue();
  const pictures = new Map<string, { etag: string; bytes: Buffer }>();

  /** The current picture of a page; redrawn only when its content has changed. */
  async function picture(language: HeadLanguage, name: string) {
    const address = addressOf(name);
    const head = address && (await heads.of(address.pathname, address.search, language));
    if (head?.name !== name) throw new HttpError(404, 'not_found');
    const data = await heads.data(language);
    const content = {
      portal: data.portal,
      title: head.heading,
      figure: head.figure,
    };
    const etag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 20)}"`;
    const key = `${language} ${name}`;
    const kept = pictures.get(key);
    if (kept?.etag === etag) return kept;
    const drawn = { etag, bytes: await queue.run(() => drawPicture(content)) };
    pictures.delete(key);
    pictures.set(key, drawn);
    for (const [oldest] of pictures) if (pictures.size > KEPT_PICTURES) pictures.delete(oldest);
    return drawn;
  }

  const hidden = { schema: { hide: true } };
  app.get(
    '/api/picture-of/:language/:name.png',
    hidden,
    async (request: FastifyRequest<{ Params: { language: string; name: string } }>, reply) => {
      const { language, name } = request.params;
      if (!Object.hasOwn(HEAD_LANGUAGES, language)) throw new HttpError(404, 'not_found');
      const { etag, bytes } = await picture(language as HeadLanguage, name);
      reply.header('etag', etag).header('cache-control', `public, max-age=${HOUR_SECONDS}`);
      // Previews are shown by other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/png').send(bytes);
    },
  );
  app.get('/manifest.webmanifest', hidden, async (request, reply) => {
    const language = firstLanguageOf(request);
    addVary(reply, 'Accept-Language');
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(await heads.data(language), language)));
  });
  // A shared photo is for the worker on the device; without one it is not read here either, and the page opens.
  app.post(
    SHARED_PHOTO.page,
    { ...hidden, onRequest: async (_, reply) => reply.redirect(SHARED_PHOTO.page, 303) },
    async () => undefined,
  );
  app.get('/sitemap.xml', hidden, async (_, reply) => {
    const { lists } = await heads.data('en');
    reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
    return reply.type('application/xml; charset=utf-8').send(sitemapOf(lists, config.publicUrl));
  });
  app.get(SECURITY_TXT, hidden, async (_, reply) => {
    const text = securityTxt(config, clock.now());
    if (text === null) throw new HttpError(404, 'not_found');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  app.get('/robots.txt', hidden, async (_, reply) => {
    const rules = await readFile(join(config.portalDir, 'robots.txt'), 'utf8').catch(() => '');
    const sitemap = `Sitemap: ${new URL('/sitemap.xml', config.publicUrl)}\n`;
    return reply.type('text/plain; charset=utf-8').send(`${rules}${sitemap}`);
  });
}
