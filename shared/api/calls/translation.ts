import * as z from 'zod/mini';
import { ROLE } from '../../contract/access/roles';
import { defineCall, defineChange } from '../call';
import { format, languageCode } from '../schemas/common';
import { type Language, language } from '../schemas/i18n';
import {
  type EditedTexts,
  editedTexts,
  type LanguageChange,
  type LanguageNew,
  languageChange,
  languageNew,
  type TextChanges,
  type TextsSaved,
  textChanges,
  textsSaved,
} from '../schemas/translation';

const translator = { all: [ROLE.global_translator] };
const params = z.strictObject({ code: languageCode });

export const getEditedTexts = defineCall<{ code: string }, void, EditedTexts>({
  name: 'getEditedTexts',
  method: 'GET',
  route: 'a/translation/edit/:code/',
  path: ({ code }) => `a/translation/edit/${code}/?format=json`,
  params,
  query: z.strictObject({ format }),
  answer: editedTexts,
  access: translator,
  summary: 'Every text of a language as the portal brings it and as it was edited, with the version of each',
});

export const saveTexts = defineCall<{ code: string }, TextChanges, TextsSaved>({
  name: 'saveTexts',
  method: 'PATCH',
  route: 'a/translation/edit/:code/',
  path: ({ code }) => `a/translation/edit/${code}/`,
  params,
  body: textChanges,
  answer: textsSaved,
  access: translator,
  summary:
    'Edits texts of a language; what somebody else edited meanwhile is left alone and answered with what it is now',
});

export const createLanguage = defineCall<void, LanguageNew, Language>({
  name: 'createLanguage',
  method: 'POST',
  route: 'a/language/',
  path: () => 'a/language/?format=json',
  query: z.strictObject({ format }),
  body: languageNew,
  answer: language,
  status: 201,
  access: translator,
  summary: 'Adds a language, which names at least one country that its creator manages',
});

export const changeLanguage = defineChange<{ code: string }, LanguageChange, Language>({
  name: 'changeLanguage',
  method: 'PATCH',
  route: 'a/language/:code/',
  path: ({ code }) => `a/language/${code}/`,
  params,
  body: languageChange,
  answer: language,
  access: translator,
  summary:
    'Changes what is said of a language, its countries, what stands in for it, and whether visitors see it',
});
