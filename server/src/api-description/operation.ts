import { approvalWaits } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { AnyCall } from '../http/registered';
import { accessOf, accessSentences } from './access-words';
import { otherTypesOf } from './content-types';
import { exampleOf } from './examples';
import { headersOf, maySayUnchanged, referTo, requestHeadersOf } from './headers';
import type { Json } from './json';
import type { NamedSchemas } from './named-schemas';
import { parametersOf } from './parameters';
import { CODE_WORDS } from './refusals/code-words';
import type { Refusals } from './refusals/components';
import { tagOf } from './tags';
import { wordsOfCall } from './words/comments';

/** The success of a call. */
function success(call: AnyCall, schemas: NamedSchemas): Json {
  const types = otherTypesOf(call.name);
  const example = exampleOf(call.name)?.answer;
  return {
    description: types ? 'The file or the stream.' : 'Done.',
    headers: referTo(headersOf(call)),
    content: types
      ? Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]))
      : {
          'application/json': {
            schema: schemas.schema(call.answer, 'output', wordsOfCall(call.name, 'answer')),
            ...(example !== undefined && { example }),
          },
        },
  };
}

function requestBody({ name, body, bytes }: AnyCall, schemas: NamedSchemas): Json {
  if (bytes)
    return {
      required: true,
      description: `At most ${bytes.max} bytes.`,
      content: Object.fromEntries(
        bytes.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    };
  const example = exampleOf(name)?.body;
  const content = {
    schema: schemas.schema(body ?? {}, 'input', wordsOfCall(name, 'body')),
    ...(example !== undefined && { example }),
  };
  return { required: true, content: { 'application/json': content } };
}

/** What the descriptions of all calls share. */
interface Parts {
  schemas: NamedSchemas;
  refusals: Refusals;
  /** names of the parameters of the address, in its order */
  names: readonly string[];
}

/** A call as the description holds it. */
export function describeCall(call: AnyCall, { schemas, refusals, names }: Parts): Json {
  const parameters = [
    ...requestHeadersOf(call).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...parametersOf(call, names),
  ];
  return {
    operationId: call.name,
    summary: firstPart(call.summary),
    description: `${call.summary}.\n\n${accessSentences(call)}`,
    tags: [tagOf(call.route)],
    ...accessOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...((call.body || call.bytes) && { requestBody: requestBody(call, schemas) }),
    responses: {
      [call.status ?? 200]: success(call, schemas),
      ...(call.mayWait && {
        202: {
          description: `\`awaits_approval\`: ${CODE_WORDS.awaits_approval}`,
          content: { 'application/json': { schema: schemas.schema(approvalWaits, 'output', {}) } },
        },
      }),
      ...(maySayUnchanged(call) && {
        304: { description: 'Unchanged: what `If-None-Match` names is current.' },
      }),
      ...refusals.of(call),
    },
  };
}

/** The text before the first semicolon, used in lists of calls. */
const firstPart = (sentence: string): string => sentence.split(';')[0] ?? sentence;
