import * as z from 'zod/mini';
import { defineCall } from '../call';
import { type Coverage, coverage } from '../schemas/monthly/coverage';

export const listCoverage = defineCall<void, void, Coverage[]>({
  name: 'listCoverage',
  method: 'GET',
  route: 'cw/coverage/',
  path: () => 'cw/coverage/',
  answer: z.array(coverage),
  access: 'open',
  summary: 'Months that each source observed, by country: a month outside them says nothing about cases',
});
