import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import {
  type Wording,
  type WordingAsk,
  type WordingDecided,
  type WordingDecision,
  type WordingTaken,
  wording,
  wordingAsk,
  wordingDecided,
  wordingDecision,
  wordingTaken,
} from '../../schemas/desk/wording';

const translator: Access = { all: [ROLE.global_translator] };

export const askWording = defineCall<void, WordingAsk, WordingTaken>({
  name: 'askWording',
  method: 'POST',
  route: 'a/translation/wording/',
  path: () => 'a/translation/wording/',
  body: wordingAsk,
  answer: wordingTaken,
  access: 'open',
  summary: 'Propose a better wording of a text of the portal to its translators',
});

export const listWordings = defineCall<void, void, Wording[]>({
  name: 'listWordings',
  method: 'GET',
  route: 'a/translation/wording/',
  path: () => 'a/translation/wording/',
  answer: z.array(wording),
  access: translator,
  summary: 'Wordings that visitors proposed in the languages that a translator may edit, decided ones too',
});

export const decideWording = defineCall<{ id: number }, WordingDecision, WordingDecided>({
  name: 'decideWording',
  method: 'POST',
  route: 'a/translation/wording/:id/',
  path: ({ id }) => `a/translation/wording/${id}/`,
  params: idParams,
  body: wordingDecision,
  answer: wordingDecided,
  access: translator,
  summary: 'Accept a proposed wording, also changed, decline it, or take the decision back',
});
