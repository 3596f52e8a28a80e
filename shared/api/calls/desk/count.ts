import { ROLE } from '../../../contract/access/roles';
import type { CountSet } from '../../../domain/case-list/count/axes';
import { defineCall, queryText } from '../../call';
import { type CaseCount, caseCount, countQuery } from '../../schemas/desk/count';
import type { ListParams } from '../case-list';

/** Filters of the list, with one axis or two separated by a comma. */
type CountParams = ListParams & { by: string; of?: CountSet };

export const countCases = defineCall<CountParams, void, CaseCount>({
  name: 'countCases',
  method: 'GET',
  route: 'cw/case/count/',
  path: (params) => `cw/case/count/${queryText(params)}`,
  query: countQuery,
  answer: caseCount,
  access: { all: [ROLE.cases_editor] },
  summary:
    'How many cases of a filter have which value: by one or two of month, place, product, severity and others',
});
