import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../../../http/errors/http-error';
import type { Lists } from '../../frame/lists';
import { sendFramedPage } from '../../frame/send-page';
import type { PageQuery } from '../../public/about';
import { keyFigures, rateLine } from '../key-figures';
import { monthsPicture } from '../months-picture';
import type { SubjectPage } from '../page-content';
import { findSubject, type Subject, subjectName, subjectPath } from '../subject';
import { embedPage } from './embed-page';

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: PageQuery }>;

interface Parts {
  lists(): Promise<Lists>;
  pageOf(subject: Subject | null, request: Asked): Promise<SubjectPage>;
}

/** Registers the cards that other sites may show in a frame: of an island, of a species, of the country. */
export function addEmbeds(app: FastifyInstance, { lists, pageOf }: Parts): void {
  async function sendCard(
    subject: Subject | null,
    request: Asked,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { about, figures } = await pageOf(subject, request);
    const { words, land, summary, base } = about;
    const card = embedPage({
      words,
      title: subject ? subjectName(subject, words) : land,
      content: [
        keyFigures(words, figures),
        subject && rateLine(words, subject, figures),
        monthsPicture(words, figures),
      ],
      address: subject ? base + subjectPath(subject) : `${base}/plain/stats`,
      day: summary.at.slice(0, 10),
    });
    return sendFramedPage(request, reply, card);
  }

  const hidden = { schema: { hide: true } };
  for (const kind of ['island', 'species'] as const)
    app.get(`/embed/${kind}/:name`, hidden, async (request: Asked, reply) => {
      const subject = findSubject(kind, request.params.name, await lists());
      if (!subject) throw new HttpError(404, 'not_found');
      return sendCard(subject, request, reply);
    });
  app.get('/embed/stats', hidden, (request: Asked, reply) => sendCard(null, request, reply));
}
