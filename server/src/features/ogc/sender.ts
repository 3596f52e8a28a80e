import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { encodingOf } from '../../http/response-cache/send-body';
import { addLicenseLink } from '../../http/terms';
import { addVary } from '../../http/vary';
import { openToOtherSites } from '../../plugins/cors';
import { withoutPageHeaders } from '../../plugins/page-headers';
import { ownTexts } from '../plain/frame/dictionary';
import type { Html } from '../plain/frame/html';
import { pageLanguage } from '../plain/frame/language';
import { readPage } from '../plain/frame/page';
import { sendHighlyCompressed, sendPage } from '../plain/frame/send-page';
import { troublePage } from '../plain/frame/trouble-page';
import { type Form, formOf, type Query, queryOf } from './asked';
import type { Collection } from './collection';
import { TYPES } from './links';
import type { PageWords } from './pages';

/** An answer in both forms. */
interface Answer {
  title: (words: PageWords) => string;
  page: (words: PageWords) => Html;
  json: (words: PageWords) => object;
  /** media type of the data, JSON by default */
  type?: string;
}

const CACHED = 'public, max-age=60';

/** Sends documents, pages and features, to pages of every site. */
export class Sender {
  /** address of the portal without a stroke at its end */
  readonly base: string;

  constructor(
    private readonly config: Pick<Config, 'publicUrl' | 'portalName'>,
    private readonly collections: readonly Collection[],
  ) {
    this.base = config.publicUrl.replace(/\/+$/, '');
  }

  #words(request: FastifyRequest): PageWords {
    const { lang } = request.query as { lang?: unknown };
    const accepted = String(request.headers['accept-language'] ?? '');
    const language = pageLanguage(typeof lang === 'string' ? lang : undefined, accepted);
    const { portalName: portal } = this.config;
    const { base, collections } = this;
    return { base, collections, language, portal, p: ownTexts(language, portal) };
  }

  #opened(reply: FastifyReply): FastifyReply {
    withoutPageHeaders(reply);
    openToOtherSites(addLicenseLink(reply, this.base));
    addVary(reply, 'Accept');
    return reply.header('cache-control', CACHED);
  }

  /** Answers in the form that is asked for. */
  answer(request: FastifyRequest, reply: FastifyReply, made: Answer): Promise<FastifyReply> {
    const words = this.#words(request);
    if (formAsked(request) === 'html') {
      addVary(reply, 'Accept');
      const [path = ''] = request.url.split('?');
      const query = queryOf(request.query as Query, { lang: undefined });
      const page = { words, title: made.title(words), content: made.page(words), path: path + query };
      return sendPage(request, reply, readPage(page));
    }
    addVary(this.#opened(reply), 'Accept-Language');
    return sendHighlyCompressed(request, reply, JSON.stringify(made.json(words)), made.type ?? TYPES.json);
  }

  /** Sends features as they are written. Fast compression, because nothing of them is kept. */
  stream(request: FastifyRequest, reply: FastifyReply, features: Readable): FastifyReply {
    addVary(this.#opened(reply), 'Accept-Encoding');
    reply.type(TYPES.geojson);
    const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
    if (encoding === 'identity') return reply.send(features);
    const packed = createGzip({ level: 4 });
    // A database that fails half-way must end the answer, or the reader would wait for ever.
    features.once('error', (error) => packed.destroy(error));
    return reply.header('content-encoding', 'gzip').send(features.pipe(packed));
  }

  /** Sends a failure as the standard has it, or as a page. */
  fail(request: FastifyRequest, reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    const { language, p } = this.#words(request);
    if (isForPeople(request)) return sendPage(request, reply, troublePage(language, p, status), status);
    this.#opened(reply).header('cache-control', 'no-store').code(status);
    const body = JSON.stringify({ code: String(status), description: text });
    return sendHighlyCompressed(request, reply, body, TYPES.json);
  }
}

/** The form that a request asks for. @throws HttpError 400 for another `f` */
export const formAsked = ({ query, headers }: FastifyRequest): Form =>
  formOf(query as Query, String(headers.accept ?? ''));

/** Whether a failure is shown to a person; a wrong `f` is no reason to fail twice. */
function isForPeople(request: FastifyRequest): boolean {
  try {
    return formAsked(request) === 'html';
  } catch {
    return false;
  }
}
