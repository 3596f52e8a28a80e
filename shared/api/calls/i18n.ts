import * as z from 'zod/mini';
import { defineCall, queryText } from '../call';
import { flag, format } from '../schemas/common';
import { type Dictionary, dictionary, type Language, language } from '../schemas/i18n';

export const listLanguages = defineCall<void, void, Language[]>({
  name: 'listLanguages',
  method: 'GET',
  route: 'a/language/',
  path: () => 'a/language/?format=json',
  query: z.strictObject({ format }),
  answer: z.array(language),
  access: 'open',
  summary: 'Languages of the portal',
});

export const getDictionary = defineCall<{ code: string; edited?: boolean }, void, Dictionary>({
  name: 'getDictionary',
  method: 'GET',
  route: 'a/translation/:code/',
  path: ({ code, edited }) => `a/translation/${code}/${queryText({ format: 'json', edited })}`,
  params: z.strictObject({ code: z.string().check(z.regex(/^[a-z]{2,3}_[A-Z]{2}$/)) }),
  query: z.strictObject({ format, edited: flag }),
  answer: dictionary,
  access: 'open',
  summary:
    'Texts of one language by namespace and page; edited=true answers only what differs from the bundled texts',
});
