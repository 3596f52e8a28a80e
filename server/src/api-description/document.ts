import { approvalWaits } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { ERROR_CODES } from '@ciguawatch/shared/contract/error-codes';
import type { AnyCall } from '../http/registered';
import { SECURITY_SCHEMES } from './access-words';
import { headerComponents, REQUEST_HEADERS } from './headers';
import { INTRODUCTION } from './introduction';
import type { Json } from './json';
import { NamedSchemas } from './named-schemas';
import { describeCall } from './operation';
import { BROWSER_CODES } from './refusals/code-words';
import { Refusals } from './refusals/components';
import { tagList } from './tags';

/** Where the description is served. */
interface Portal {
  name: string;
  version: string;
  /** whole address of the portal */
  address: string;
  /** of who answers for it; null where not configured */
  email: string | null;
}

/** A parameter in a route. */
const PARAMETER = /:(\w+)/g;

const codes = ERROR_CODES.filter((code) => !(BROWSER_CODES as readonly string[]).includes(code));

/** Body of every refusal; see `ErrorBody` of `shared/contract/error-codes.ts`. */
const ERROR_BODY: Json = {
  type: 'object',
  description: 'Body of every answer with a status of 400 or more.',
  required: ['code', 'message'],
  properties: {
    code: { $ref: '#/components/schemas/ErrorCode' },
    message: { type: 'string', description: 'English sentence for logs; it may change.' },
    fields: {
      type: 'object',
      description: 'Code by the name of the field, where single fields are at fault.',
      additionalProperties: { $ref: '#/components/schemas/ErrorCode' },
    },
    current: {
      description:
        'With `conflict` the object as it is now; with `outline_doubtful` the questions to answer.',
    },
  },
};

const ERROR_CODE: Json = {
  type: 'string',
  description: 'What went wrong. Later releases may add codes: treat one that is new to you by the status.',
  enum: codes,
};

/** The OpenAPI description of calls, in their order. */
export function describeApi(calls: readonly AnyCall[], { name, version, address, email }: Portal): Json {
  const schemas = new NamedSchemas({
    input: calls.flatMap(({ body }) => body ?? []),
    output: [...calls.map(({ answer }) => answer), approvalWaits],
  });
  const refusals = new Refusals();
  const paths: Record<string, Json> = {};
  const templates = new Map<string, string>();
  for (const call of calls) {
    const shape = call.route.replace(PARAMETER, ':');
    const template = templates.get(shape) ?? call.route;
    templates.set(shape, template);
    const names = [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
    const path = `/api/${template.replace(PARAMETER, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: describeCall(call, { schemas, refusals, names }),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version,
      summary: 'Calls of the ciguatera surveillance portal',
      description: INTRODUCTION,
      termsOfService: `${address}/legal/terms-of-use`,
      contact: { name, url: address, ...(email !== null && { email }) },
      license: { name: 'Terms of use', url: `${address}/legal/terms-of-use` },
    },
    servers: [{ url: address, description: 'This portal' }],
    tags: tagList(),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: REQUEST_HEADERS,
      headers: headerComponents(),
      responses: refusals.responses(),
      schemas: { ErrorBody: ERROR_BODY, ErrorCode: ERROR_CODE, ...schemas.components() },
    },
  };
}
