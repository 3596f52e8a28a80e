import type { FastifyError } from 'fastify';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { addChartFrames } from './charts/routes';
import { addDarwinCore } from './darwin-core/routes';
import { addPageFiles } from './data/routes';
import { addDocs } from './docs/routes';
import { addFollow } from './follow/routes';
import { ownTexts } from './frame/dictionary';
import { pageLanguage } from './frame/language';
import { sendHighlyCompressed, sendPage } from './frame/send-page';
import { STYLE, STYLE_ADDRESS } from './frame/style';
import { troublePage } from './frame/trouble-page';
import { WordsMaker } from './frame/words-maker';
import { addHelp } from './help/routes';
import { addAccessibility } from './legal/accessibility';
import { addLegalPages } from './legal/routes';
import { addOpenData } from './open-data/routes';
import { addPost } from './post/routes';
import { PageData } from './public/page-data';
import { addPublicPages } from './public/routes';
import { addReceipt } from './receipt/routes';
import { addReport } from './report/routes';
import { addSubjects } from './subject/routes';

/**
 * The portal without scripts, for old browsers and for pages whose scripts do not arrive.
 *
 * `GET /plain/report` is the first page of a report, and each page is sent urlencoded by `POST /plain/report`.
 * Any page of the portal may contain the first page: a form with this action that sends the fields of section 1
 * by their names, `profile=2&gender=F&age=34&history=1&cont_name=…`. A choice is sent as its code, a yes-no
 * question as `1`, `0` or `U` for "don't know", everything else as typed; open fields are empty or left out.
 * It may add `lang` (`fr` or `en`), `case_uuid` and the honeypot `cw_blank`. The response is section 2, or
 * section 1 with its errors.
 */
export const plainFeature: Feature = async (root, deps) => {
  const maker = new WordsMaker(deps.store, root.bundled, deps.config);
  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, bytes, done) => {
      try {
        done(null, new TextDecoder('utf-8', { fatal: true }).decode(bytes as Buffer));
      } catch {
        done(new HttpError(400, 'invalid_body', { message: 'The form is not UTF-8.' }));
      }
    });
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'a plain page failed');
      const { lang } = request.query as { lang?: string };
      const language = pageLanguage(lang, String(request.headers['accept-language'] ?? ''));
      return sendPage(
        request,
        reply,
        troublePage(language, ownTexts(language, deps.config.portalName), status),
        status,
      );
    });
    app.get(STYLE_ADDRESS, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendHighlyCompressed(request, reply, STYLE, 'text/css; charset=utf-8');
    });
    addReport(app, deps, maker);
    addReceipt(app, deps, maker);
    addPost(app, deps);
    const data = new PageData(app, deps, maker);
    addPublicPages(app, deps, data);
    addPageFiles(app, data);
    addSubjects(app, deps, data);
    addChartFrames(app, data);
    addFollow(app, deps, maker);
    addLegalPages(app, deps, maker);
    addAccessibility(app, deps, maker);
    addDocs(app, deps, maker);
    addOpenData(app, deps, maker);
    addHelp(app, deps);
    addDarwinCore(app, deps, maker);
    app.get('/plain/*', { schema: { hide: true } }, () => {
      throw new HttpError(404, 'not_found');
    });
  });
};
