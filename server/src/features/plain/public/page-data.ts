import type { RecoveryFigures, Summary } from '@ciguawatch/shared/api/schemas/public';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { readObserved } from '../../coverage/read';
import { pageLanguage } from '../frame/language';
import type { Lists } from '../frame/lists';
import type { WordsMaker } from '../frame/words-maker';
import type { PageQuery, PublicPageData } from './about';
import { CaseTables } from './case-tables';
import { FigureCache } from './figures';
import { silenceOf } from './silence';

/** Reads what the public pages without scripts are made from, the same figures as the portal shows. */
export class PageData {
  readonly #figures: FigureCache;
  readonly #tables: CaseTables;

  constructor(
    private readonly app: FastifyInstance,
    private readonly deps: Pick<Deps, 'store' | 'clock' | 'config'>,
    private readonly maker: WordsMaker,
  ) {
    this.#figures = new FigureCache(deps.store, deps.clock);
    this.#tables = new CaseTables(deps.store, deps.clock, deps.config.countries.numbers);
  }

  lists(): Promise<Lists> {
    return this.maker.lists();
  }

  /** The public rows of all countries, for the queries of the statistics. */
  table(): Promise<CaseTable> {
    return this.#tables.current();
  }

  /** The public rows of a country with all their columns, for the charts of the statistics. */
  countedTable(country: number): Promise<CaseTable> {
    return this.#tables.whole(country);
  }

  /** What laboratories found in a fish. */
  testsOf({ kind, id }: FishChoice): Promise<EvidenceCell[]> {
    return this.#call(`evidence/?${kind}=${id}`);
  }

  /** Everything about the asked country, or that of the asked island. @param accepted header Accept-Language */
  async about(asked: PageQuery, accepted: string): Promise<PublicPageData> {
    const { places } = await this.lists();
    const coverage = await readObserved(this.deps.store.read);
    const lands = [...places.values()].filter(({ type }) => type === 'C');
    const land =
      lands.find((one) => String(one.country) === asked.country) ??
      lands.find((one) => one.country === places.get(Number(asked.island))?.country) ??
      lands.find((one) => one.country === this.deps.config.defaultCountry);
    if (!land) throw new HttpError(503, 'unavailable');
    const language = pageLanguage(asked.lang, accepted);
    const { country, timezone: zone } = land;
    const [words, summary, recovery] = await Promise.all([
      this.maker.of({ language, accepted, zone, country }),
      this.#call<Summary>(`summary/?country=${country}`),
      this.#call<RecoveryFigures>(`recovery/?country=${country}`),
    ]);
    return {
      words,
      country,
      summary,
      recovery,
      coverage,
      base: this.deps.config.publicUrl.replace(/\/+$/, ''),
      asked,
      land: placeName(land, words.languages),
      figures: await this.#figures.of(country, summary.year),
      silence: silenceOf(
        coverage,
        country,
        [...places.values()].filter((one) => one.type === 'I' && one.country === country).map(({ id }) => id),
        summary,
      ),
    };
  }

  /** Calls the API in this process, so that pages show the same counts as in the portal. */
  async #call<T>(call: string): Promise<T> {
    const response = await this.app.inject({ url: `/api/cw/${call}` });
    if (response.statusCode !== 200) throw new HttpError(503, 'unavailable');
    return response.json();
  }
}
