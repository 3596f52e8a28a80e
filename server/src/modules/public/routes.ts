import { getSummary } from '@ciguawatch/shared/api/calls/public';
import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Area, Deps } from '../../deps';
import { KeptAnswers } from '../../http/cached-answer/kept-answers';
import { Known } from '../../http/cached-answer/known';
import { sendKept } from '../../http/cached-answer/send-kept';
import { invalidFields } from '../../http/http-error';
import { route } from '../../http/route';
import { Places } from '../cases/places';
import { caseState } from '../cases/public-rows';
import type { PlaceIndex } from '../locations/place-index';
import { countriesOf, readSummary, zoneOf } from './summary';

/** What the figures of home depend on. */
interface State {
  version: string;
  places: PlaceIndex;
  /** Time zone of each country. */
  zones: ReadonlyMap<number, string>;
}

const MINUTE = 60_000;

/** Figures of home, counted again only when a case or what is observed changed, or the day did. */
export const publicArea: Area = (app, deps) => {
  const places = new Places(deps.store);
  const today = daysByZone(deps);
  const thresholdOf = (country: number) =>
    numbersOf(country, deps.config.countries.numbers).outbreakThreshold;
  const answers = new KeptAnswers<State>({
    state: new Known(deps.store, ['case_report', 'case_chunk', 'location', 'coverage'], () =>
      readState(deps, places),
    ),
    version: (key, { version, zones }) => {
      const zone = zones.get(Number(key));
      return zone === undefined ? null : `${version}-${thresholdOf(Number(key))}-${today(zone)}`;
    },
    make: async (key, { version, places: index }) => {
      const country = Number(key);
      const now = deps.clock.now();
      const threshold = thresholdOf(country);
      return {
        version: `${version}-${threshold}-${civilDateOf(now, zoneOf(index, country))}`,
        text: JSON.stringify(await readSummary(deps.store, index, { country, threshold }, now)),
      };
    },
    headers: () => ({}),
  });
  route(app, deps, getSummary, async ({ query, request, reply }) => {
    const country = Number(query.country ?? deps.config.defaultCountry);
    if (!(await sendKept(request, reply, answers, String(country))))
      throw invalidFields({ country: 'unknown_id' });
    return reply;
  });
};

async function readState({ store }: Deps, places: Places): Promise<State> {
  const { all } = await caseState(store).current();
  const { rows } = await sql<{ observed: string | null }>`
    select md5(string_agg(concat_ws(' ', country, from_month, until_month), ',' order by id)) as observed
    from coverage`.execute(store.read);
  const index = await places.current();
  const zones = new Map([...countriesOf(index)].map((country) => [country, zoneOf(index, country)]));
  return { version: `${all}-${rows[0]?.observed ?? ''}`, places: index, zones };
}

/** The date in a zone; worked out once a minute, which is when a day may end anywhere. */
function daysByZone({ clock }: Pick<Deps, 'clock'>): (zone: string) => string {
  let minute = Number.NaN;
  const days = new Map<string, string>();
  return (zone) => {
    const now = clock.now();
    if (Math.floor(now / MINUTE) !== minute) {
      days.clear();
      minute = Math.floor(now / MINUTE);
    }
    const known = days.get(zone) ?? civilDateOf(now, zone);
    days.set(zone, known);
    return known;
  };
}
