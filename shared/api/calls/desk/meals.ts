import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import { type MealFull, mealFull } from '../../schemas/desk/meals';

const editors: Access = { all: [ROLE.cases_editor] };

export const getMeal = defineCall<{ id: number }, void, MealFull>({
  name: 'getMeal',
  method: 'GET',
  route: 'cw/meal/:id/',
  path: ({ id }) => `cw/meal/${id}/`,
  params: idParams,
  answer: mealFull,
  access: editors,
  summary:
    'A meal with its reports in the countries an editor manages, those of other countries as a number, and the alerts they raised',
});
