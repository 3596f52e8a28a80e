import { HttpError } from '../../http/errors/http-error';
import { readBox } from './box';
import type { Choice } from './collection';
import { readSpan } from './span';

/** Features of a page when nothing is said, and at most; of a page that people read, fewer. */
export const LIMITS = { usual: 1000, most: 10_000, read: 50, mostRead: 200 } as const;

/** A query as the server reads it: each parameter once or several times. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Parameters of every address. */
const EVERYWHERE = ['f', 'lang'];
/** Parameters of a list of features. */
const OF_ITEMS = ['limit', 'bbox', 'datetime', 'country', 'below', 'offset'];

/** Forms of an answer. */
export type Form = 'json' | 'html';

/** Above every id. */
const ABOVE_ALL = 2_147_483_647;

const refuse = (parameter: string, message: string): never => {
  throw new HttpError(400, 'invalid_body', { message: `${parameter}: ${message}` });
};

/** @throws HttpError 400 for a parameter that the address does not know, as the standard asks for */
export function checkParameters(query: Query, of: 'page' | 'items'): void {
  const known = of === 'items' ? [...EVERYWHERE, ...OF_ITEMS] : EVERYWHERE;
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name)) refuse(name, `there is no such parameter; one of ${known.join(', ')}.`);
    if (typeof value !== 'string') refuse(name, 'is given more than once.');
  }
}

const given = (query: Query, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function whole(query: Query, name: string, otherwise: number, least: number): number {
  const text = given(query, name);
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) && Number(text) >= least
    ? Number(text)
    : refuse(name, `must be a whole number from ${least}.`);
}

/**
 * The form asked for by `f`, else by the header Accept, where browsers name HTML first.
 * @throws HttpError 400 for another `f`
 */
export function formOf(query: Query, accept: string): Form {
  const f = given(query, 'f');
  if (f === 'json' || f === 'html') return f;
  if (f !== undefined) refuse('f', 'must be json or html.');
  const first = accept.split(',').find((type) => /html|json/.test(type)) ?? '';
  return first.includes('html') ? 'html' : 'json';
}

/** What of a collection is asked for, below which id, and how much of it. */
export interface AskedItems {
  choice: Choice;
  below: number;
  /** features left out before the first, for clients that count them instead of following links */
  offset: number;
  limit: number;
}

/** @throws HttpError 400 that names the parameter and says what it must be */
export function readItems(query: Query, form: Form): AskedItems {
  const [bbox, datetime] = [given(query, 'bbox'), given(query, 'datetime')];
  const box = bbox === undefined ? null : readBox(bbox);
  const span = datetime === undefined ? null : readSpan(datetime);
  if (bbox !== undefined && box === null)
    refuse('bbox', 'must be west,south,east,north in degrees; west is greater than east across 180°.');
  if (datetime !== undefined && span === null)
    refuse('datetime', 'must be a time of RFC 3339, or two with a stroke between them.');
  const [usual, most] = form === 'html' ? [LIMITS.read, LIMITS.mostRead] : [LIMITS.usual, LIMITS.most];
  return {
    choice: { box, span, country: whole(query, 'country', 0, 1) || null },
    offset: whole(query, 'offset', 0, 0),
    below: whole(query, 'below', ABOVE_ALL, 0),
    limit: Math.min(most, whole(query, 'limit', usual, 1)),
  };
}

/** The query of another page of the same list. */
export function queryOf(query: Query, change: Record<string, string | number | undefined>): string {
  const all = Object.entries({ ...query, ...change }).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(all.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
