import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { instant } from '../../schemas/common';

/** Largest setting, in characters of its JSON. */
export const SETTING_MAX = 16_384;
/** Most settings of one person. */
export const MOST_SETTINGS = 100;

const keyParams = z.strictObject({ key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) });
const setting = z.object({ value: z.nullable(z.unknown()) });
export type PersonSetting = z.infer<typeof setting>;

const visit = z.object({
  /** when the person last visited the screen before this visit, null on the first one */
  previous: z.nullable(instant),
  /** when this visit began */
  since: instant,
});
export type Visit = z.infer<typeof visit>;

/** What a screen stores for a person across devices; null when nothing is stored. */
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
 * Records that a person visits a screen and returns when they visited it before. Calls within half an hour
 * count as one visit, so that reloading the page does not hide what is new.
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
