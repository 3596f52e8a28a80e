import { getDictionary, listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import {
  changeLanguage,
  createLanguage,
  getEditedTexts,
  saveTexts,
} from '@ciguawatch/shared/api/calls/translation';
import type { Area, Deps } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready-answers';
import { sendReady } from '../../http/cached-answer/send-ready';
import { notFound } from '../../http/http-error';
import { person, route } from '../../http/route';
import { digest } from '../../security/hash';
import { addLanguage, editLanguage } from './change-language';
import { readDictionary, readVersion, SOURCE } from './dictionary';
import { allTexts, editRows } from './edited-texts';
import { readLanguages } from './languages';
import { editable, languageRow } from './may-edit';
import { saveEdits } from './save-texts';

/** Languages and dictionaries. */
export const i18nArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  const { bundled } = app;
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
    const edited = query.edited === 'true';
    const { dictionary, mark } = await readDictionary(deps.store, bundled, code, edited);
    const tag = `W/"${code}-${digest(mark).slice(0, 16)}"`;
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : dictionary;
  });

  route(app, deps, getEditedTexts, async (context) => {
    const code = context.params.code ?? '';
    await editable(deps.store.read, person(context), code);
    context.reply.header('cache-control', 'private, no-store');
    const [source, own] = [await bundled(SOURCE), await bundled(code)];
    const version = await readVersion(deps.store, code);
    const texts = allTexts(source.texts, own.texts, await editRows(deps.store.read, code));
    return { code, version, texts };
  });

  route(app, deps, saveTexts, (context) =>
    saveEdits(deps, bundled, person(context), context.params.code ?? '', context.body),
  );

  route(app, deps, createLanguage, (context) => addLanguage(deps, person(context), context.body));

  route(app, deps, changeLanguage, (context) => {
    const { params, body, version } = context;
    return editLanguage(deps, person(context), params.code ?? '', body, version);
  });
};

async function mustExist(deps: Deps, code: string): Promise<void> {
  if (!(await languageRow(deps.store.read, code))) throw notFound('There is no such language.');
}
