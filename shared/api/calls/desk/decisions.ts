import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall, queryText } from '../../call';
import {
  type DecisionPage,
  type DecisionUndo,
  type DecisionUndone,
  decisionPage,
  decisionParams,
  decisionQuery,
  decisionUndo,
  decisionUndone,
} from '../../schemas/desk/decision';

const editors: Access = { all: [ROLE.cases_editor] };

export const listDecisions = defineCall<
  { own?: boolean; after?: number; limit?: number },
  void,
  DecisionPage
>({
  name: 'listDecisions',
  method: 'GET',
  route: 'cw/decision/',
  path: (asked) => `cw/decision/${queryText(asked)}`,
  query: decisionQuery,
  answer: decisionPage,
  access: editors,
  summary:
    'Decisions of the last 30 days about cases, pairs and alerts: one’s own and those in the countries an editor manages, newest first',
});

export const undoDecision = defineCall<{ id: string }, DecisionUndo, DecisionUndone>({
  name: 'undoDecision',
  method: 'POST',
  route: 'cw/decision/:id/undo/',
  path: ({ id }) => `cw/decision/${id}/undo/`,
  params: decisionParams,
  body: decisionUndo,
  answer: decisionUndone,
  mayWait: true,
  access: editors,
  summary:
    'Undo a decision within 24 hours, or 30 days for a deletion, 500 objects at a time; those changed since stay as they are and are named',
});
