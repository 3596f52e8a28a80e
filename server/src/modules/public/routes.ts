import { getSummary } from '@ciguawatch/shared/api/calls/public';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Area } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendReady } from '../../http/cached-answer/send-ready';
import { invalidFields } from '../../http/http-error';
import { route } from '../../http/route';
import { Places } from '../cases/places';
import { countriesOf, readSummary, zoneOf } from './summary';

/** Figures of home, counted again only when a case or what is observed changed, or the day did. */
export const publicArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  const places = new Places(deps.store);
  route(app, deps, getSummary, async ({ query, request, reply }) => {
    const country = Number(query.country ?? deps.config.defaultCountry);
    const index = await places.current();
    if (!countriesOf(index).has(country)) throw invalidFields({ country: 'unknown_id' });
    const now = deps.clock.now();
    const { rows } = await sql<{ version: string }>`
      select concat_ws('-', coalesce(sum(n), 0), extract(epoch from max(at)),
        (select md5(string_agg(concat_ws(' ', country, from_month, until_month), ',' order by id)) from coverage)) as version
      from case_chunk`.execute(deps.store.read);
    const version = `${rows[0]?.version}-${civilDateOf(now, zoneOf(index, country))}`;
    const make = async () => ({
      version,
      text: JSON.stringify(await readSummary(deps.store, index, country, now)),
    });
    return sendReady(request, reply, await answers.get(String(country), version, make));
  });
};
