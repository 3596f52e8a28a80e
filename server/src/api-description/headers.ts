import type { AnyCall } from '../http/registered';
import { isPublicRead } from '../plugins/cors';
import type { Json } from './json';

const whole: Json = { type: 'integer', minimum: 0 };
const text: Json = { type: 'string' };

/** Headers of answers, by the name under which a call refers to them. */
const HEADERS = {
  ETag: {
    description:
      'Names this state. Of an object with a version it is that version in quotes, for `If-Match`; of a public list it is a text for `If-None-Match`, which is answered 304 while nothing changed.',
    schema: text,
    example: '"7"',
  },
  'X-Columns': {
    description: 'Names of the columns of each row, in order, separated by commas.',
    schema: text,
    example: 'id,case_island,case_eventdate',
  },
  'X-Chunks': { description: 'Number of chunks; chunks count from 0.', schema: whole, example: 12 },
  'X-Sync-At': {
    description: 'Time to pass as `after` to `/api/a/check/{kind}/`, for what changes later.',
    schema: text,
    example: '2026-11-20',
  },
  'X-Behind': {
    description: '`1` while a newer answer is being made: ask again where you have just written; else `0`.',
    schema: { type: 'string', enum: ['0', '1'] },
    example: '0',
  },
  'X-Next': { description: 'Cursor of the next page, for `after`; missing on the last one.', schema: text },
  'X-Count': { description: 'Number of lines of the file.', schema: whole, example: 250 },
  'Retry-After': {
    description: 'Seconds to wait before the call is made again.',
    schema: whole,
    example: 30,
  },
  Link: {
    description: 'Terms under which the answer may be reused.',
    schema: text,
    example: '<https://portal.example/legal/terms-of-use>; rel="license"',
  },
  'X-Request-Id': {
    description: 'Names the line of the server’s log; give it with a question about an answer.',
    schema: text,
  },
} as const satisfies Record<string, Json>;

type HeaderName = keyof typeof HEADERS;

const cached = ['ETag', 'X-Behind'] as const;
const listed = ['ETag', 'X-Behind', 'X-Sync-At'] as const;

/** Headers of the success of single calls, beside `X-Request-Id`, which every answer has. */
const OF_CALL: Readonly<Record<string, readonly HeaderName[]>> = {
  listCases: ['X-Columns', 'X-Chunks', ...listed],
  listLocations: listed,
  listSpecies: listed,
  listPhenotypes: listed,
  getSummary: cached,
  listCountries: cached,
  getRecoveryFigures: cached,
  listEvidence: cached,
  getDictionary: ['ETag'],
  listLanguages: ['ETag'],
  checkChanges: ['X-Sync-At'],
  listTracking: ['X-Sync-At'],
  listRevisions: ['X-Next'],
  exportCases: ['X-Count'],
  exportAudit: ['X-Count'],
  ...Object.fromEntries(
    [
      'getCase',
      'getLocation',
      'getAlert',
      'getPair',
      'getRevision',
      'getUser',
      'getCoverage',
      'addPost',
      'redactAlert',
    ].map((name) => [name, ['ETag']]),
  ),
};

/** Calls whose `ETag` names a state of the whole answer, though no other server makes a newer one. */
const TAGGED: readonly string[] = ['getDictionary', 'listLanguages'];

/** Headers of the success of a call. */
export function headersOf(call: AnyCall): HeaderName[] {
  return [
    ...(OF_CALL[call.name] ?? []),
    ...(call.ifMatch ? (['ETag'] as const) : []),
    ...(isPublicRead(call) ? (['Link'] as const) : []),
    'X-Request-Id',
  ];
}

/** Whether a call answers 304 to the `If-None-Match` of an unchanged answer. */
export const maySayUnchanged = ({ name, ifMatch }: AnyCall): boolean =>
  !ifMatch && ((OF_CALL[name] ?? []).includes('X-Behind') || TAGGED.includes(name));

/** Headers as a response names them. */
export const referTo = (names: readonly HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** All headers of answers, for `components`. */
export const headerComponents = (): Json => ({ ...HEADERS });

/** Headers of requests, for `components`. */
export const REQUEST_HEADERS = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'Version of the object that the change is based on, as `ETag` or `version` named it: `"7"`. Without it, or with `*`, the call answers 428 `version_required`; with anything but a version 400 `invalid_body`; with an outdated version 409 `conflict` and the object as it is now in `current`.',
    schema: { type: 'string', pattern: '^(W/)?"?\\d{1,9}"?$' },
    example: '"7"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: '`ETag` of the answer that is held already: 304 without a body while it is current.',
    schema: text,
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Chooses the language of the labels, among those of `/api/a/language/`.',
    schema: text,
    example: 'fr',
  },
} as const satisfies Record<string, Json>;

/** Names of the request headers of a call in `components`. */
export function requestHeadersOf(call: AnyCall): (keyof typeof REQUEST_HEADERS)[] {
  if (call.ifMatch) return ['IfMatch'];
  if (maySayUnchanged(call)) return ['IfNoneMatch'];
  return call.method === 'OPTIONS' ? ['AcceptLanguage'] : [];
}
