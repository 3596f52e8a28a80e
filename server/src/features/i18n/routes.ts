import { getDictionary, listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import {
  changeLanguage,
  createLanguage,
  getEditedTexts,
  saveTexts,
} from '@ciguawatch/shared/api/calls/translation';
import type { Deps, Feature } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { requireOperator, route } from '../../http/route';
import { sendTagged } from '../../http/send-text';
import { digest } from '../../security/hash';
import { addLanguage, editLanguage } from './change-language';
import { readDictionary, readVersion } from './dictionary';
import { editableLanguage, languageRow } from './editable-language';
import { allTexts, editRows } from './edited-texts';
import { languageOf, readLanguages } from './languages';
import { saveEdits } from './save-texts';
import { noteSources, textLayers } from './sources';

/** Languages, dictionaries and edited texts. */
export const i18nFeature: Feature = (app, deps) => {
  const { bundled } = app;
  // A module that does not answer now has its texts noted at a later start; until then they count as up to date.
  app.addHook('onReady', async () => {
    await noteSources(deps.store, bundled).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'sources of texts'),
    );
  });
  route(app, deps, listLanguages, async ({ request, reply }) => {
    return sendTagged(request, reply, JSON.stringify(await readLanguages(deps.store)));
  });

  route(app, deps, getDictionary, async ({ params, query, request, reply }) => {
    const code = params.code ?? '';
    await requireLanguage(deps, code);
    const edited = query.edited === 'true';
    const { dictionary, etag } = await readDictionary(deps.store, bundled, code, edited);
    const tag = `W/"${code}-${digest(etag).slice(0, 16)}"`;
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : dictionary;
  });

  route(app, deps, getEditedTexts, async (context) => {
    const code = context.params.code ?? '';
    await editableLanguage(deps.store.read, requireOperator(context), code);
    context.reply.header('cache-control', 'private, no-store');
    const layers = await textLayers(deps.store, bundled, code);
    const version = await readVersion(deps.store, code);
    const texts = allTexts(layers, await editRows(deps.store.read, code));
    return { code, version, texts };
  });

  route(app, deps, saveTexts, (context) =>
    saveEdits(deps, bundled, requireOperator(context), context.params.code ?? '', context.body),
  );

  route(app, deps, createLanguage, (context) => addLanguage(deps, requireOperator(context), context.body));

  route(
    app,
    deps,
    changeLanguage,
    (context) => {
      const { params, body, version } = context;
      return editLanguage(deps, requireOperator(context), params.code ?? '', body, version);
    },
    {
      current: async (context) =>
        languageOf(
          await editableLanguage(deps.store.read, requireOperator(context), context.params.code ?? ''),
        ),
    },
  );
};

async function requireLanguage(deps: Deps, code: string): Promise<void> {
  if (!(await languageRow(deps.store.read, code))) throw notFound('There is no such language.');
}
