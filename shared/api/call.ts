import type * as z from 'zod/mini';
import type { Access } from '../contract/access/access';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A zod/mini schema whose parsed value is `T`. */
export type Schema<T> = z.ZodMiniType<T>;

/**
 * One call of the server, defined once for browser, server and API description. `P` are the path and query
 * parameters, `B` the JSON body (or the file, where `bytes` is set), `R` the JSON response.
 */
export interface Call<P = void, B = void, R = unknown> {
  /** Unique name; items of the outbox store it to find the call again. */
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
  /** For a body that is a file instead of JSON: its media types (`image/*`) and greatest size in bytes. */
  readonly bytes?: { readonly types: readonly string[]; readonly max: number };
  readonly answer: Schema<R>;
  /** Status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly access: Access;
  /** Set where an account may call that has yet to add the second factor that its role needs. */
  readonly enrolling?: true;
  /**
   * Set where the change may publish withheld values: the server then keeps it for a second person and
   * responds 202 with the code `awaits_approval`.
   */
  readonly mayWait?: true;
  /** Set by `defineChange` only: the call changes one object that has a version. */
  readonly ifMatch?: never;
  /** One English sentence for the API description. */
  readonly summary: string;
}

/**
 * A call that changes one versioned object. `If-Match` must name the version that the sender saw; without
 * it the server responds 428.
 */
export type VersionedCall<P = void, B = void, R = unknown> = Omit<Call<P, B, R>, 'ifMatch'> & {
  readonly ifMatch: true;
};

/** Returns the definition; exists to check its type parameters. */
export function defineCall<P = void, B = void, R = unknown>(call: Call<P, B, R>): Call<P, B, R> {
  return call;
}

/**
 * Like `defineCall`, for a call that changes a versioned object: its sender must name the version they saw.
 */
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
