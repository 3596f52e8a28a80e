import * as z from 'zod/mini';
import { defineCall, queryText } from '../call';
import { format } from '../schemas/common';
import {
  type Config,
  config,
  type RecoveryFigures,
  recoveryFigures,
  type Summary,
  summary,
} from '../schemas/public';

export const getSummary = defineCall<{ country?: number }, void, Summary>({
  name: 'getSummary',
  method: 'GET',
  route: 'cw/summary/',
  path: (query) => `cw/summary/${queryText(query)}`,
  query: z.strictObject({ country: z.optional(z.string().check(z.regex(/^\d{1,2}$/))), format }),
  answer: summary,
  access: 'open',
  summary: 'Figures of home: this month, the last twelve months, the most reported species',
});

export const getRecoveryFigures = defineCall<{ country?: number }, void, RecoveryFigures>({
  name: 'getRecoveryFigures',
  method: 'GET',
  route: 'cw/recovery/',
  path: (query) => `cw/recovery/${queryText(query)}`,
  query: z.strictObject({ country: z.optional(z.string().check(z.regex(/^\d{1,2}$/))), format }),
  answer: recoveryFigures,
  access: 'open',
  summary:
    'How many people are still ill 15 days, three months and a year after the meal, from 20 answers on',
});

export const getConfig = defineCall<void, void, Config>({
  name: 'getConfig',
  method: 'GET',
  route: 'config/',
  path: () => 'config/',
  answer: config,
  access: 'open',
  summary: 'Run-time configuration of the portal',
});
