const NAME = 'SteadyOrder';

/**
 * Webpack plugin of every bundle: sorts a compilation's modules by path. Webpack keeps them in the order in
 * which files were read, which varies with disk load and decides the order of side effects and style rules:
 * two builds of the same sources would differ.
 */
export class SteadyOrder {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.seal.tap(NAME, () => {
        const { modules, requestShortener } = compilation;
        // Relative to the project's folder.
        const named = [...modules].map((module) => [module.readableIdentifier(requestShortener), module]);
        named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
        modules.clear();
        for (const [, module] of named) modules.add(module);
      });
    });
  }
}
