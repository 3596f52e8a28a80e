import type * as z from 'zod/mini';
import type { Access } from '../contract/access/access';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A zod/mini schema whose parsed value is `T`. */
export type Schema<T> = z.ZodMiniType<T>;

/**
 * One call of the server, defined once for the browser, the server and the API description.
 * `P` are the path and query parameters, `B` the JSON body, or the file where `bytes` is set, `R` the JSON answer.
 */
export interface Call<P = void, B = void, R = unknown> {
  /** Unique name; an outbox item refers to a call by it. */
  readonly name: string;
  readonly method: Method;
  /** Route pattern below `/api/`, with `:name` for path parameters, for instance `cw/case/:id/`. */
  readonly route: string;
  /** Path below `/api/` with parameters filled in and the query appended. */
  path(params: P): string;
  /** Schema of the path parameters, where there are any. */
  readonly params?: Schema<unknown>;
  /** Schema of the query string, where there is one; values are coerced from text. */
  readonly query?: Schema<unknown>;
  readonly body?: Schema<B>;
  /** A body that is a file instead of JSON: media types that it may have (`image/*`), and bytes at most. */
  readonly bytes?: { readonly types: readonly string[]; readonly max: number };
  readonly answer: Schema<R>;
  /** Status of success; 200 when left out. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly access: Access;
  /**
   * Set where the change may show values that are hidden from the public: it is then kept for a second person, and the
   * answer is a 202 with the code `awaits_approval`.
   */
  readonly mayWait?: true;
  /** Set where the call changes one object that has a version: see `VersionedCall`. */
  readonly ifMatch?: never;
  /** One English sentence for the API description. */
  readonly summary: string;
}

/** A call that changes one object with a version: `If-Match` names the version that was seen, else the answer is 428. */
export type VersionedCall<P = void, B = void, R = unknown> = Omit<Call<P, B, R>, 'ifMatch'> & {
  readonly ifMatch: true;
};

/** Keeps the type parameters of a call definition. */
export function defineCall<P = void, B = void, R = unknown>(call: Call<P, B, R>): Call<P, B, R> {
  return call;
}

/** The same of a call that changes an object with a version: who sends it must name the version that was seen. */
export function defineChange<P = void, B = void, R = unknown>(
  call: Omit<Call<P, B, R>, 'ifMatch'>,
): VersionedCall<P, B, R> {
  return { ...call, ifMatch: true };
}

/** `?a=1&b=2` of the values that are set, or an empty text. */
export function queryText(values: Record<string, string | number | boolean | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
