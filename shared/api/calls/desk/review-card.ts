import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import { type ReviewCard, reviewCard } from '../../schemas/desk/review-card';

const editors: Access = { all: [ROLE.cases_editor] };

export const getReviewCard = defineCall<{ id: number }, void, ReviewCard>({
  name: 'getReviewCard',
  method: 'GET',
  route: 'cw/case/:id/review/',
  path: ({ id }) => `cw/case/${id}/review/`,
  params: idParams,
  answer: reviewCard,
  access: editors,
  summary:
    'What is known around a case when it is reviewed: cases near it, the island of a far point, proposed pairs, the last decision, its meal and alerts',
});
