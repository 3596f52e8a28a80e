const NAME = 'SteadyOrder';

/**
 * Webpack plugin of every bundle: puts the modules of a compilation in the order of their paths before anything is made
 * of them. Webpack holds them in the order in which they were read, which a busy disk changes, and side effects, and
 * with them the rules of a style sheet, follow it: two builds of the same sources were not the same bytes.
 */
export class SteadyOrder {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.seal.tap(NAME, () => {
        const { modules, requestShortener } = compilation;
        // Without the folder that the project lies in.
        const named = [...modules].map((module) => [module.readableIdentifier(requestShortener), module]);
        named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
        modules.clear();
        for (const [, module] of named) modules.add(module);
      });
    });
  }
}
