import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Feature } from '../../deps';
import { attachment } from '../../http/attachment';
import { discardRestOfBody } from '../../http/body/rest-of-body';
import { HttpError } from '../../http/errors/http-error';
import { bodyTag } from '../../http/response-cache/cached-body';
import { namesTag } from '../../http/response-cache/send-body';
import { sendHighlyCompressed } from '../plain/frame/send-page';
import { WordsMaker } from '../plain/frame/words-maker';
import { ACCOUNT_ROOT, CHALLENGE, checkToken, ROOT } from './access';
import { ownText } from './form/form-words';
import { FORM_ID } from './form/survey-row';
import { FormSource } from './form-source';
import { asOpenRosa, sendMessage, sentenceFor, XML } from './sender';
import { submittedXml } from './sent/multipart';
import { receiveInstance } from './sent/receive';
import { MAX_INSTANCE_BYTES, Refusal, refusal, tooLarge } from './sent/refusal';
import { formList } from './write/documents';

/** Bytes of a submission besides the filled in form: the heads of its parts. */
const OF_PARTS = 4096;

const HIDDEN = { hide: true };

/** A refusal for what went wrong before or below a route. */
function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
  if (status === 413) return tooLarge();
  if (status === 415) return refusal(400, 'noFile');
  if (status === 404) return refusal(404, 'otherForm');
  if (status < 500) return new Refusal(status, (language) => ownText(language, 'refused'));
  return refusal(503, 'failed');
}

/** Addresses below one root. */
function addAddresses(app: FastifyInstance, deps: Deps, source: FormSource, root: string): void {
  const base = deps.config.publicUrl.replace(/\/+$/, '');

  app.get<{ Querystring: { formID?: string } }>(
    `${root}/formList`,
    { schema: HIDDEN },
    async (request, reply) => {
      const { form, hash } = await source.current();
      const isAsked = request.query.formID === undefined || request.query.formID === FORM_ID;
      const listed = { name: form.title, version: form.version, hash, address: `${base}${root}/report.xml` };
      return asOpenRosa(reply)
        .header('cache-control', 'no-cache')
        .type(XML)
        .send(formList(isAsked ? [listed] : []));
    },
  );

  app.get(`${root}/report.xml`, { schema: HIDDEN }, async (request, reply) => {
    const { xml, hash } = await source.current();
    asOpenRosa(reply);
    return unchanged(request, reply, hash) ?? sendHighlyCompressed(request, reply, xml, XML);
  });

  app.head(`${root}/submission`, { schema: HIDDEN }, async (_request, reply) =>
    asOpenRosa(reply).code(204).header('location', `${base}${root}/submission`).send(),
  );

  app.post<{ Body: Buffer | undefined }>(
    `${root}/submission`,
    { schema: HIDDEN, bodyLimit: MAX_INSTANCE_BYTES + OF_PARTS },
    async (request, reply) => {
      const { body, headers } = request;
      if (!Buffer.isBuffer(body)) throw refusal(400, 'noFile');
      const xml = await submittedXml(body, headers['content-type'] ?? '');
      const words = await source.words();
      const told = await receiveInstance(app, deps, request, xml, words.en.lists);
      return sendMessage(reply, 201, sentenceFor(request, told, words));
    },
  );
}

/** Answers 304 to a device that has this version; undefined to another one. */
function unchanged(request: FastifyRequest, reply: FastifyReply, hash: string): FastifyReply | undefined {
  const tag = bodyTag(hash);
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  return namesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : undefined;
}

/**
 * The report for ODK Collect, KoBoCollect and Enketo: the form by OpenRosa 1.0, its submissions, and the same form as
 * an XLSForm workbook. A submission is stored as any report of the public form, or as one of the account whose token
 * it carries.
 */
export const openRosaFeature: Feature = async (root, deps) => {
  const source = new FormSource(new WordsMaker(deps.store, root.bundled, deps.config), deps.config);
  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    app.addHook('onRequest', (request) => checkToken(deps, request));
    app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
      const refused = refusalOf(error);
      // Else the connection would end before the device has read why; a refusal of our own comes after the body.
      if (refused.status === 413 && !(error instanceof Refusal)) await discardRestOfBody(request.raw);
      if (refused.status >= 500) request.log.error({ err: error }, 'an address of OpenRosa failed');
      if (refused.status === 401) reply.header('www-authenticate', CHALLENGE);
      if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
      const words = await source.words().catch(() => null);
      return sendMessage(reply, refused.status, sentenceFor(request, refused.sentence, words));
    });
    addAddresses(app, deps, source, ROOT);
    addAddresses(app, deps, source, ACCOUNT_ROOT);
    app.get(`${ROOT}/report.xlsx`, { schema: HIDDEN }, async (request, reply) => {
      const { xlsx, hash } = await source.current();
      const name = attachment(`${FORM_ID}.xlsx`);
      return (
        unchanged(request, reply, `xlsx ${hash}`) ??
        reply
          .headers(name)
          .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
          .send(await xlsx())
      );
    });
    app.get(`${ROOT}/*`, { schema: HIDDEN }, () => {
      throw new HttpError(404, 'not_found');
    });
  });
};
