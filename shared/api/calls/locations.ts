import * as z from 'zod/mini';
import { defineCall, queryText } from '../call';
import { type Country, country, type Location, location, locationQuery } from '../schemas/location';

export const listLocations = defineCall<{ geom?: boolean; ids?: readonly number[] }, void, Location[]>({
  name: 'listLocations',
  method: 'GET',
  route: 'cw/location/',
  path: ({ geom, ids }) => `cw/location/${queryText({ geom, ids: ids?.join(',') })}`,
  query: locationQuery,
  answer: z.array(location),
  access: 'open',
  summary:
    'Countries, archipelagos, islands and localities; geom=true adds outlines, ids= chooses some. format=packed answers columns by name, with the boxes of countries and archipelagos only, format=boxes those of all',
});

export const listCountries = defineCall<void, void, Country[]>({
  name: 'listCountries',
  method: 'GET',
  route: 'cw/country/',
  path: () => 'cw/country/',
  answer: z.array(country),
  access: 'open',
  summary: 'The countries, each with its number and with its id as a place',
});
