const NAME = 'QuotedPaths';
const ENTRY = 'data:text/javascript;charset=utf-8;base64,';

/**
 * Webpack plugin of modules: escapes the path that federation writes in single quotes into its runtime
 * entry (`virtualRuntimeEntry` of @module-federation/enhanced 2.9.2), so that folder names may contain an
 * apostrophe.
 */
export class QuotedPaths {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        if (!data.request.startsWith(ENTRY)) return;
        const code = Buffer.from(data.request.slice(ENTRY.length), 'base64').toString();
        const quoted = code.replace(/^import (\w+) from '(.*)';$/gm, (_, name, file) => {
          return `import ${name} from ${JSON.stringify(file)};`;
        });
        data.request = ENTRY + Buffer.from(quoted).toString('base64');
      });
    });
  }
}
