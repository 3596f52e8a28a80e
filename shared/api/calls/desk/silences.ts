import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall, defineChange } from '../../call';
import { idParams } from '../../schemas/common';
import { type Silence, type SilenceAnswer, silence, silenceAnswer } from '../../schemas/desk/posts';

const editors: Access = { all: [ROLE.cases_editor] };

export const listSilences = defineCall<void, void, Silence[]>({
  name: 'listSilences',
  method: 'GET',
  route: 'cw/silence/',
  path: () => 'cw/silence/',
  answer: z.array(silence),
  access: editors,
  summary:
    'Islands without a report for longer than chance explains, as yet unanswered, of managed countries',
});

export const answerSilence = defineChange<{ id: number }, SilenceAnswer, Silence>({
  name: 'answerSilence',
  method: 'PATCH',
  route: 'cw/silence/:id/',
  path: ({ id }) => `cw/silence/${id}/`,
  params: idParams,
  body: silenceAnswer,
  answer: silence,
  access: editors,
  summary: 'Say whether nobody was reporting from an island; its months become silent or observed',
});
