import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Deps } from '../deps';
import { translator } from '../features/plain/frame/dictionary';
import { ListCache } from '../features/plain/frame/lists';
import { TimedCache } from '../features/plain/public/timed-cache';
import { readCounts } from './counts';
import { type HeadData, headOf, type PageHead } from './head';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';
import { HEAD_LANGUAGES, type HeadLanguage, headTags } from './tags';

const TEXTS: Record<HeadLanguage, Texts> = { fr: { head: french }, en: { head: english } };

/** Builds the `<head>` of pages from lists and counters that are cached for a minute. */
export class HeadSource {
  readonly #lists: ListCache;
  readonly #data: TimedCache<HeadData>;

  constructor(private readonly deps: Pick<Deps, 'store' | 'clock' | 'config'>) {
    this.#lists = new ListCache(deps.store);
    this.#data = new TimedCache(deps.clock);
  }

  /** The head of an address: path, and query with its question mark. */
  async of(pathname: string, search: string, language: HeadLanguage): Promise<PageHead> {
    return headOf(pathname, search, await this.data(language));
  }

  /** The head of an address as tags. */
  async tags(pathname: string, search: string, language: HeadLanguage): Promise<string> {
    const { publicUrl, publisher, portalName: name } = this.deps.config;
    const site = { base: publicUrl.replace(/\/+$/, ''), name, publisher: publisher.name ?? name };
    return headTags(await this.of(pathname, search, language), language, site);
  }

  data(language: HeadLanguage): Promise<HeadData> {
    return this.#data.of(language, () => this.#read(language));
  }

  async #read(language: HeadLanguage): Promise<HeadData> {
    const { store, clock, config } = this.deps;
    const lists = await this.#lists.current();
    const country = [...lists.places.values()].find(
      (place) => place.type === 'C' && place.country === config.defaultCountry,
    );
    if (!country) throw new Error(`country ${config.defaultCountry} has no place`);
    const now = civilOf(clock.now(), country.timezone);
    const code = HEAD_LANGUAGES[language];
    const numbers = new Intl.NumberFormat(code.replace('_', '-'));
    return {
      portal: config.portalName,
      t: translator(TEXTS[language], 'head', config.portalName),
      languages: languageChain(code, () => null),
      lists,
      country,
      counts: await readCounts(store, country.country, now),
      number: (value) => numbers.format(value),
    };
  }
}
