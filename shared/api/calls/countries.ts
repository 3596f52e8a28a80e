import * as z from 'zod/mini';
import { defineCall } from '../call';
import { type Country, country } from '../schemas/country';

export const listCountries = defineCall<void, void, Country[]>({
  name: 'listCountries',
  method: 'GET',
  route: 'cw/country/',
  path: () => 'cw/country/',
  answer: z.array(country),
  access: 'open',
  summary: 'The countries, each with its number and with its id as a place',
});
