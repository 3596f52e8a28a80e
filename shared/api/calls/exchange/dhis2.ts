import * as z from 'zod/mini';
import { defineCall, queryText } from '../../call';
import { format } from '../../schemas/common';
import {
  type Dhis2Completeness,
  type Dhis2Events,
  type Dhis2Metadata,
  type Dhis2Values,
  dhis2Completeness,
  dhis2Events,
  dhis2Metadata,
  dhis2Values,
} from '../../schemas/exchange/dhis2';

/** id of a country; the portal's own when left out */
const country = z.optional(z.string().check(z.regex(/^\d{1,2}$/)));
/** calendar year of the meals; the current one when left out */
const year = z.optional(z.string().check(z.regex(/^(19|20)\d{2}$/)));

export const getDhis2Metadata = defineCall<{ country?: number; parent?: string }, void, Dhis2Metadata>({
  name: 'getDhis2Metadata',
  method: 'GET',
  route: 'cw/dhis2/metadata/',
  path: (query) => `cw/dhis2/metadata/${queryText(query)}`,
  query: z.strictObject({
    country,
    /** organisation unit of DHIS2 that the country goes below; left out, the country is a top of its own */
    parent: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{10}$/))),
    format,
  }),
  answer: dhis2Metadata,
  access: 'open',
  summary: 'Places, answers, event program and monthly data set of a country for DHIS2 2.41 or later',
});

export const getDhis2Events = defineCall<{ country?: number; year?: number }, void, Dhis2Events>({
  name: 'getDhis2Events',
  method: 'GET',
  route: 'cw/dhis2/events/',
  path: (query) => `cw/dhis2/events/${queryText(query)}`,
  query: z.strictObject({ country, year, format }),
  answer: dhis2Events,
  access: 'open',
  summary: 'Public cases of a year as events for DHIS2, dated on the first of their month',
});

export const getDhis2Values = defineCall<{ country?: number; year?: number }, void, Dhis2Values>({
  name: 'getDhis2Values',
  method: 'GET',
  route: 'cw/dhis2/values/',
  path: (query) => `cw/dhis2/values/${queryText(query)}`,
  query: z.strictObject({ country, year, format }),
  answer: dhis2Values,
  access: 'open',
  summary: 'Reports and people ill by island and month of a year for DHIS2; zero only where observed',
});

export const getDhis2Completeness = defineCall<{ country?: number; year?: number }, void, Dhis2Completeness>({
  name: 'getDhis2Completeness',
  method: 'GET',
  route: 'cw/dhis2/completeness/',
  path: (query) => `cw/dhis2/completeness/${queryText(query)}`,
  query: z.strictObject({ country, year, format }),
  answer: dhis2Completeness,
  access: 'open',
  summary: 'Months of islands that a source observed in a year, as complete data sets for DHIS2',
});
