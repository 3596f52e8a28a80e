import { getDictionary, listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import type { Area, Deps } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendReady } from '../../http/cached-answer/send-ready';
import { notFound } from '../../http/http-error';
import { route } from '../../http/route';
import { digest } from '../../security/hash';
import { readDictionary } from './dictionary';
import { readLanguages } from './languages';

/** Languages and dictionaries. */
export const i18nArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  route(app, deps, listLanguages, async ({ request, reply }) => {
    const text = JSON.stringify(await readLanguages(deps.store));
    const version = digest(text).slice(0, 16);
    return sendReady(
      request,
      reply,
      await answers.get('languages', version, async () => ({ version, text })),
    );
  });

  route(app, deps, getDictionary, async ({ params, query, request, reply }) => {
    const code = params.code ?? '';
    await mustExist(deps, code);
    const { portalDir } = deps.config;
    const { dictionary, mark } = await readDictionary(deps.store, portalDir, code, query.edited === 'true');
    const tag = `W/"${code}-${digest(mark).slice(0, 16)}"`;
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : dictionary;
  });
};

async function mustExist(deps: Deps, code: string): Promise<void> {
  const found = await deps.store.read
    .selectFrom('language')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such language.');
}
