import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import type { Languages } from '@ciguawatch/shared/domain/text/fallback';
import { overlayTexts, type Texts } from '@ciguawatch/shared/domain/text/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../db/store';
import { addVary } from '../../http/vary';
import type { Bundled } from '../i18n/bundled';
import { readEdits, SOURCE } from '../i18n/dictionary';
import { fallbackChain } from '../i18n/fallback';

/** Texts of codes that ship with the server, for the time in which no module is deployed. */
const OWN_TEXTS: Record<string, Texts> = { en_US: { domain: english }, fr_FR: { domain: french } };

/** Labels of choices in one language. */
export interface FormWords {
  /** codes of the reader's languages, nearest first */
  languages: Languages;
  /** the label of a code; undefined where nobody wrote one */
  label(namespace: string, page: string, key: string): string | undefined;
}

/**
 * Labels in the language that a request asks for with `Accept-Language`, as the portal shows them: edited
 * texts first, and where one is missing those of the next language of its chain.
 */
export async function formWords(
  { store, bundled }: { store: Store; bundled: Bundled },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormWords> {
  addVary(reply, 'Accept-Language');
  const language = await askedLanguage(store, String(request.headers['accept-language'] ?? ''));
  const languages = await fallbackChain(store.read, language);
  let texts: Texts = {};
  for (const code of languages.toReversed())
    for (const layer of [OWN_TEXTS[code] ?? {}, (await bundled(code)).texts, await readEdits(store, code)])
      texts = overlayTexts(texts, layer);
  return { languages, label: (namespace, page, key) => texts[namespace]?.[page]?.[key] };
}

/** The first of the preferred languages that the portal offers, else the default one. */
async function askedLanguage(store: Store, accepted: string): Promise<string> {
  const rows = await store.read
    .selectFrom('language')
    .select(['code', 'iso'])
    .where('shipped', '=', true)
    .execute();
  const wanted = accepted.split(',').map((item) => item.split(/[-;]/)[0]?.trim().toLowerCase());
  const found = wanted.map((iso) => rows.find((row) => row.iso === iso)).find((row) => row !== undefined);
  return found?.code ?? SOURCE;
}
