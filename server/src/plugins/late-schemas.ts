import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildSerializer = NonNullable<Factory['buildSerializer']>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type BuildValidator = (schemas: unknown, options: unknown) => (route: unknown) => Validate;

/** Compilers that work at the first use of a schema. */
interface LateSchemas {
  compilersFactory: Factory;
  /**
   * Compiles the schemas not used yet, one per turn of the event loop so that calls are served meanwhile;
   * rejects when one is invalid.
   */
  compileAll(): Promise<void>;
}

/**
 * Fastify compiles all schemas before it listens, nearly a second at the start. Here the first request that
 * needs a schema compiles it in a few milliseconds, and `compileAll` does the rest once the port is open.
 */
export function lateSchemas(): LateSchemas {
  const waiting = new Set<() => unknown>();
  const makeOnce = <T>(make: () => T): (() => T) => {
    let made: { value: T } | undefined;
    const get = () => {
      if (!made) {
        made = { value: make() };
        waiting.delete(get);
      }
      return made.value;
    };
    waiting.add(get);
    return get;
  };

  const validators = AjvCompiler() as unknown as BuildValidator;
  const buildValidator: BuildValidator = (schemas, options) => {
    const compile = validators(schemas, options);
    return (route) => {
      const get = makeOnce(() => compile(route));
      const validate: Validate = (data) => {
        const validator = get();
        const isValid = validator(data);
        // Fastify reads the errors from the function that it was given.
        validate.errors = validator.errors;
        return isValid;
      };
      return validate;
    };
  };

  const serializers = SerializerSelector() as BuildSerializer;
  const buildSerializer: BuildSerializer = (schemas, options) => {
    const compile = serializers(schemas, options);
    return (route) => {
      const get = makeOnce(() => compile(route));
      return (data) => get()(data);
    };
  };

  return {
    compilersFactory: {
      buildValidator: buildValidator as unknown as Factory['buildValidator'],
      buildSerializer,
    },
    async compileAll() {
      for (const compile of [...waiting]) {
        compile();
        await new Promise((turn) => setImmediate(turn));
      }
    },
  };
}
