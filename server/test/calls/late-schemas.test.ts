import { lateSchemas } from '../../src/plugins/late-schemas';
import { TestServer } from '../support/harness';

const options = { customOptions: {} } as never;
const aNumber = { schema: { type: 'object', properties: { n: { type: 'number' } } } };
/** A schema that no compiler accepts. */
const broken = { schema: { type: 'nothing that exists' } };

it('compiles at the first use, with the usual errors', async () => {
  const late = lateSchemas();
  const compile = late.compilersFactory.buildValidator?.({}, options);
  const validate = compile?.(aNumber as never) as { (data: unknown): boolean; errors: unknown[] | null };
  const failing = compile?.(broken as never) as (data: unknown) => boolean;
  expect(validate({ n: 'one' })).toBe(false);
  expect(validate.errors).toMatchObject([{ instancePath: '/n', keyword: 'type' }]);
  expect(validate({ n: 1 })).toBe(true);
  expect(validate.errors).toBeNull();
  expect(() => failing({})).toThrow(/type/);
  await expect(late.compileAll()).rejects.toThrow(/type/);
});

it('compiles every schema of every call', async () => {
  const server = await TestServer.start();
  try {
    await expect(server.app.compileSchemas()).resolves.toBeUndefined();
  } finally {
    await server.stop();
  }
});
