import comments from './comments.json';

/** What is known of a schema or a property, and of the properties within. */
export interface Words {
  text?: string;
  /** format of JSON Schema, for times and identifiers */
  format?: string;
  properties?: Readonly<Record<string, Words>>;
}

/** Words of the comments of `shared/api`, which `npm run api-words` copies. */
const { schemas, calls } = comments as {
  schemas: Readonly<Record<string, Words>>;
  calls: Readonly<Record<string, Words>>;
};

/** Words of an exported schema. */
export const wordsOfSchema = (file: string, name: string): Words => schemas[`${file}#${name}`] ?? {};

/** Words of a part of a call that no file exports. */
export const wordsOfCall = (call: string, part: 'params' | 'query' | 'body' | 'answer'): Words =>
  calls[`${call}.${part}`] ?? {};
