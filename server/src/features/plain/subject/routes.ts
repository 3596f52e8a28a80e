import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { sendCsv, sendJson } from '../data/send-file';
import { Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import { sendPage } from '../frame/send-page';
import type { PageQuery } from '../public/about';
import type { PageData } from '../public/page-data';
import { addEmbeds } from './embed/routes';
import { feedLink } from './feed/feed-link';
import { sendFeed } from './feed/send-feed';
import { islandContent, type SubjectPage, speciesContent } from './page-content';
import { findSubject, type Subject, subjectName, subjectPath } from './subject';
import { subjectFigures } from './subject-figures';
import { subjectJson, subjectTable } from './subject-file';
import type { TestedSpecies } from './tests-found';

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: PageQuery }>;

/** Most species of an island whose tests are read. */
const MOST_TESTED = 15;
/** File of a subject's data, by the end of its address. */
const FILE = /^(.+)\.(csv|json|atom)$/;

/** Registers the pages of islands and species, their data and feeds, and their cards for other sites. */
export function addSubjects(
  app: FastifyInstance,
  deps: Pick<Deps, 'store' | 'config'>,
  data: PageData,
): void {
  async function pageOf(subject: Subject | null, request: Asked): Promise<SubjectPage> {
    const asked = {
      ...request.query,
      ...(subject?.kind === 'island' && { country: String(subject.place.country) }),
    };
    const about = await data.about(asked, String(request.headers['accept-language'] ?? ''));
    return { about, figures: subjectFigures(await data.table(), subject, about) };
  }

  /** Species reported from an island that laboratories tested there. */
  async function testedAt(island: number, { figures }: SubjectPage): Promise<TestedSpecies[]> {
    const found = await Promise.all(
      figures.all.species.slice(0, MOST_TESTED).map(async ({ key }) => {
        const cells = await data.testsOf({ kind: 'specie', id: key });
        return { specie: key, cells: cells.filter((cell) => cell.island === island) };
      }),
    );
    return found.filter(({ cells }) => cells.length > 0);
  }

  const contentOf = async (subject: Subject, page: SubjectPage): Promise<Html> =>
    subject.kind === 'island'
      ? islandContent(page, subject, await testedAt(subject.place.id, page))
      : speciesContent(page, subject, await data.testsOf({ kind: 'specie', id: subject.specie.id }));

  async function sendSubject(subject: Subject, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    const page = await pageOf(subject, request);
    const { words, country } = page.about;
    const path = subjectPath(subject);
    const tags = await app.headTags(path, '', shortCode(words.language));
    return sendPage(
      request,
      reply,
      readPage({
        words,
        title: subjectName(subject, words),
        tags: html`${new Html(tags)}${feedLink(subject, words)}`,
        content: await contentOf(subject, page),
        path: subject.kind === 'island' ? path : `${path}?country=${country}`,
      }),
    );
  }

  async function sendData(
    subject: Subject,
    kind: string,
    request: Asked,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { about, figures } = await pageOf(subject, request);
    if (kind === 'csv')
      return sendCsv(reply, subjectTable(subject, figures, about), `ciguawatch-${subject.slug}`, about);
    const { base } = about;
    const source = { address: base + subjectPath(subject), terms: `${base}/legal/terms-of-use` };
    return sendJson(reply, subjectJson(subject, figures, about, source));
  }

  const sendFile = async (subject: Subject, file: string, request: Asked, reply: FastifyReply) =>
    file === 'atom' && subject.kind === 'island'
      ? sendFeed(deps, subject, await data.lists(), request, reply)
      : sendData(subject, file, request, reply);

  for (const kind of ['island', 'species'] as const)
    app.get(`/${kind}/:name`, { schema: { hide: true } }, async (request: Asked, reply) => {
      const [, named = request.params.name, file] = FILE.exec(request.params.name) ?? [];
      const subject = findSubject(kind, named, await data.lists());
      if (!subject) throw new HttpError(404, 'not_found');
      if (file === 'atom' && subject.kind !== 'island') throw new HttpError(404, 'not_found');
      if (subject.slug !== named) return movedTo(subject, file, request, reply);
      return file === undefined
        ? sendSubject(subject, request, reply)
        : sendFile(subject, file, request, reply);
    });
  for (const address of ['/island', '/species', '/embed', '/island/*', '/species/*', '/embed/*'])
    app.get(address, { schema: { hide: true } }, () => {
      throw new HttpError(404, 'not_found');
    });
  addEmbeds(app, { lists: () => data.lists(), pageOf });
}

/** Leads from another name or the id to the address of today; it may change, so no browser keeps it for ever. */
function movedTo(
  subject: Subject,
  file: string | undefined,
  request: Asked,
  reply: FastifyReply,
): FastifyReply {
  const query = /\?.*/.exec(request.url)?.[0] ?? '';
  return reply.redirect(`${subjectPath(subject)}${file === undefined ? '' : `.${file}`}${query}`, 302);
}
