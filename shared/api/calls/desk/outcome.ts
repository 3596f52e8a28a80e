import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall, queryText } from '../../call';
import { type CountryOutcome, outcomeFigures } from '../../schemas/desk/outcome';

const editors: Access = { all: [ROLE.cases_editor] };

export const getOutcomeFigures = defineCall<{ country: number }, void, CountryOutcome>({
  name: 'getOutcomeFigures',
  method: 'GET',
  route: 'cw/case/outcome/',
  path: (query) => `cw/case/outcome/${queryText(query)}`,
  query: z.strictObject({ country: z.string().check(z.regex(/^\d{1,2}$/)) }),
  answer: outcomeFigures,
  access: editors,
  summary: 'Hospital stays, deaths, attack rate and completeness of the cases of a managed country',
});
