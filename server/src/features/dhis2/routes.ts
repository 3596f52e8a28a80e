import { Readable } from 'node:stream';
import {
  getDhis2Completeness,
  getDhis2Events,
  getDhis2Metadata,
  getDhis2Values,
} from '@ciguawatch/shared/api/calls/exchange/dhis2';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { FastifyReply } from 'fastify';
import type { Deps, Feature } from '../../deps';
import { attachment } from '../../http/attachment';
import { invalidFields } from '../../http/errors/http-error';
import { route } from '../../http/route';
import { Places } from '../cases/places';
import { readObserved } from '../coverage/read';
import { readPhenotypes, readSpecies } from '../fishbase/read';
import type { PlaceIndex } from '../locations/place-index';
import { countryPlace, zoneOf } from '../public/summary';
import { eventsText } from './events';
import { completeness, monthlyValues, type YearOfCountry } from './figures';
import { metadata } from './metadata';

/** Answers are of public rows, which change in steps; a proxy may keep one for a minute. */
const CACHED = 'public, max-age=60';

/**
 * Public cases and counts as files that DHIS2 2.41 or later imports, in this order: metadata, events, values,
 * completeness.
 */
export const dhis2Feature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, getDhis2Metadata, async ({ query, reply }) => {
    const index = await places.current();
    const country = countryOf(deps, index, query.country);
    const [species, phenotypes] = await Promise.all([readSpecies(deps.store), readPhenotypes(deps.store)]);
    asFile(reply, 'metadata', country);
    return metadata(
      index,
      { specie: species, phenotype: phenotypes.map(({ id, value }) => ({ id, name: value })) },
      { country, parent: query.parent },
    );
  });

  route(app, deps, getDhis2Events, async ({ query, reply }) => {
    const index = await places.current();
    const { country, year } = yearOf(deps, index, query);
    return asFile(reply, 'events', country, year)
      .type('application/json; charset=utf-8')
      .send(Readable.from(eventsText(deps.store.read, index, { country, year }), { objectMode: false }));
  });

  route(app, deps, getDhis2Values, async ({ query, reply }) => {
    const index = await places.current();
    const asked = yearOf(deps, index, query);
    asFile(reply, 'values', asked.country, asked.year);
    return monthlyValues(deps.store.read, index, await readObserved(deps.store.read), asked);
  });

  route(app, deps, getDhis2Completeness, async ({ query, reply }) => {
    const index = await places.current();
    const asked = yearOf(deps, index, query);
    asFile(reply, 'completeness', asked.country, asked.year);
    return completeness(index, await readObserved(deps.store.read), asked);
  });
};

const asFile = (reply: FastifyReply, name: string, country: number, year?: number) =>
  reply
    .header('cache-control', CACHED)
    .headers(attachment(`dhis2-${name}-${[country, year].filter(Boolean).join('-')}.json`));

/** @throws HttpError 400 for a country that the portal does not know */
function countryOf({ config }: Deps, places: PlaceIndex, asked: string | undefined): number {
  const country = Number(asked ?? config.defaultCountry);
  if (!countryPlace(places, country)) throw invalidFields({ country: 'unknown_id' });
  return country;
}

function yearOf(deps: Deps, places: PlaceIndex, query: Record<string, string | undefined>): YearOfCountry {
  const country = countryOf(deps, places, query.country);
  const { year, month } = civilOf(deps.clock.now(), zoneOf(places, country));
  return { country, year: Number(query.year ?? year), now: { year, month } };
}
