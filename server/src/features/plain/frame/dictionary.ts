import domainEn from '@ciguawatch/shared/domain/locales/en_US.json';
import domainFr from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { fillText, overlayTexts, type Texts } from '@ciguawatch/shared/domain/text/texts';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import type { Store } from '../../../db/store';
import { HttpError } from '../../../http/errors/http-error';
import type { Bundled } from '../../i18n/bundled';
import { readEdits, readVersion } from '../../i18n/dictionary';
import english from '../locales/en_US.json';
import french from '../locales/fr_FR.json';
import type { PlainLanguage } from './language';

/** Texts that ship with the server and do not depend on deployed modules. */
const OWN_TEXTS: Record<PlainLanguage, Texts> = {
  fr_FR: { domain: domainFr, plain: french },
  en_US: { domain: domainEn, plain: english },
};

/** Texts of one language, by namespace. */
export interface Dictionary {
  /** of the module with the report */
  t: Translate;
  /** of codes */
  d: Translate;
  /** of the legal pages */
  l: Translate;
  /** of the plain pages only */
  p: Translate;
}

interface CachedDictionary {
  etag: string;
  texts: Texts;
}

/**
 * Texts of the plain pages: those of the deployed portal, overlaid with edited ones, so that the plain form
 * and the portal's say the same. While the module with the report is being replaced, its former texts stay in
 * use.
 */
export class Dictionaries {
  readonly #held = new Map<PlainLanguage, CachedDictionary>();

  constructor(
    private readonly store: Store,
    private readonly bundled: Bundled,
    private readonly portal: string,
  ) {}

  /** @throws HttpError 503 until the module with the texts of the report was deployed for the first time */
  async of(language: PlainLanguage): Promise<Dictionary> {
    const { texts } = await this.#current(language);
    return {
      t: translator(texts, 'ciguawatch', this.portal),
      d: translator(texts, 'domain', this.portal),
      l: translator(texts, 'legal', this.portal),
      p: ownTexts(language, this.portal),
    };
  }

  /** Version of the texts of a language: changes with each of them. */
  async version(language: PlainLanguage): Promise<string> {
    return (await this.#current(language)).etag;
  }

  async #current(language: PlainLanguage): Promise<CachedDictionary> {
    const [deployed, version] = await Promise.all([
      this.bundled(language),
      readVersion(this.store, language),
    ]);
    const etag = `${version} ${deployed.etag}`;
    const cached = this.#held.get(language);
    const isThere = deployed.texts.ciguawatch?.report !== undefined;
    if (cached && (cached.etag === etag || !isThere)) return cached;
    if (!isThere) throw new HttpError(503, 'unavailable', { message: 'The texts are not there yet.' });
    const dictionary = {
      etag,
      texts: overlayTexts(
        { ...OWN_TEXTS[language], ...deployed.texts },
        await readEdits(this.store, language),
      ),
    };
    this.#held.set(language, dictionary);
    return dictionary;
  }
}

/** Looks texts up in one namespace; a missing one is shown as its key. @param portal its name in texts */
export const translator =
  (texts: Texts, namespace: string, portal: string): Translate =>
  (key, vars) => {
    const [page = '', name = ''] = key.split('.');
    return fillText(texts[namespace]?.[page]?.[name] ?? key, { portal, ...vars });
  };

/** Texts of the plain pages only, which work without any deployed module. */
export const ownTexts = (language: PlainLanguage, portal: string): Translate =>
  translator(OWN_TEXTS[language], 'plain', portal);
