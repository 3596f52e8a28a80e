import type { AnyCall } from '../../http/registered';
import { referTo } from '../headers';
import type { Json } from '../json';
import { CODE_WORDS, type RefusalCode } from './code-words';
import { refusalsOf } from './refusals';

/** Refusals that tell when to try again. */
const waits = (status: number): boolean => status === 429 || status === 503;

/** The refusals of all calls; those with the same codes are described once. */
export class Refusals {
  readonly #found = new Map<string, Json>();

  /** The refusals of a call by their status. */
  of(call: AnyCall): Json {
    return Object.fromEntries(
      refusalsOf(call).map(([status, codes]) => {
        const name = [status, ...codes].join('.');
        if (!this.#found.has(name)) this.#found.set(name, response(status, codes));
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  /** The refusals named so far, for `components`. */
  responses(): Json {
    return Object.fromEntries(this.#found);
  }
}

/** A refusal, its codes with their meaning; a generated client learns from it which ones to expect. */
function response(status: number, codes: readonly RefusalCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${CODE_WORDS[code]}`).join('\n\n'),
    headers: referTo([...(waits(status) ? (['Retry-After'] as const) : []), 'X-Request-Id']),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ErrorBody' },
            {
              type: 'object',
              properties: { code: { type: 'string', enum: codes, description: 'One of these.' } },
            },
          ],
        },
      },
    },
  };
}
