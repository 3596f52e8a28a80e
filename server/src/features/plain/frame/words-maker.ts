import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import type { Config } from '../../../config/config';
import type { Store } from '../../../db/store';
import type { Bundled } from '../../i18n/bundled';
import { Dictionaries } from './dictionary';
import { formatsOf } from './formats';
import type { PlainLanguage } from './language';
import { ListCache, type Lists } from './lists';
import type { Words } from './words';

/** Language and place of the reader of a page. */
interface PageReader {
  language: PlainLanguage;
  /** header Accept-Language of the browser */
  accepted: string;
  /** IANA zone in which times are written */
  zone: string;
  /** country whose emergency number is shown */
  country: number;
}

/** Collects texts, lists and formats for a plain page. */
export class WordsMaker {
  readonly #dictionaries: Dictionaries;
  readonly #lists: ListCache;
  readonly #emergency: Config['countries']['emergency'];

  constructor(
    store: Store,
    bundled: Bundled,
    { countries, portalName }: Pick<Config, 'countries' | 'portalName'>,
  ) {
    this.#emergency = countries.emergency;
    this.#dictionaries = new Dictionaries(store, bundled, portalName);
    this.#lists = new ListCache(store);
  }

  lists(): Promise<Lists> {
    return this.#lists.current();
  }

  /** Version of the texts of a language: changes with each of them. */
  textsVersion(language: PlainLanguage): Promise<string> {
    return this.#dictionaries.version(language);
  }

  async of({ language, accepted, zone, country }: PageReader): Promise<Words> {
    const [lists, dictionary] = await Promise.all([this.lists(), this.#dictionaries.of(language)]);
    return {
      ...dictionary,
      language,
      languages: languageChain(language, () => null),
      lists,
      formats: formatsOf(language, accepted, zone),
      emergency: this.#emergency[country] ?? null,
      place: (id) => lists.places.get(id),
      specie: (id) => lists.species.get(id),
      phenotype: (id) => lists.phenotypes.get(id),
    };
  }
}
