import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { instant } from '../../schemas/common';

/** Greatest size of one setting as JSON, in characters. */
export const SETTING_MAX = 16_384;
/** Settings that one person has at most. */
export const MOST_SETTINGS = 100;

const keyParams = z.strictObject({ key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) });
const setting = z.object({ value: z.nullable(z.unknown()) });
export type PersonSetting = z.infer<typeof setting>;

const visit = z.object({
  /** when the person was last there before this visit, null on the first one */
  previous: z.nullable(instant),
  /** when this visit began */
  since: instant,
});
export type Visit = z.infer<typeof visit>;

/** What a screen remembers of a person on every device; null when nothing was kept. */
export const getSetting = defineCall<{ key: string }, void, PersonSetting>({
  name: 'getSetting',
  method: 'GET',
  route: 'a/setting/:key/',
  path: ({ key }) => `a/setting/${key}/`,
  params: keyParams,
  answer: setting,
  access: 'connected',
  summary: 'What a screen keeps for the person who asks',
});

export const putSetting = defineCall<{ key: string }, { value: unknown }, PersonSetting>({
  name: 'putSetting',
  method: 'PUT',
  route: 'a/setting/:key/',
  path: ({ key }) => `a/setting/${key}/`,
  params: keyParams,
  body: z.strictObject({ value: z.unknown() }),
  answer: setting,
  access: 'connected',
  summary: 'Keep what a screen wants to remember of the person who asks; null forgets it',
});

/**
 * Tells that a person is at a screen, and answers when they were there before. A call within half an hour of the
 * last one belongs to the same visit, so that a page that is loaded again does not forget what is new.
 */
export const noteVisit = defineCall<{ key: string }, void, Visit>({
  name: 'noteVisit',
  method: 'POST',
  route: 'a/visit/:key/',
  path: ({ key }) => `a/visit/${key}/`,
  params: keyParams,
  answer: visit,
  access: 'connected',
  summary: 'Note a visit of a screen and answer when the person was there before',
});
