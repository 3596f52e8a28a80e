const NAME = 'SteadyIds';

/** Id > how the identifier of its module begins; put together with others, that of a script has its type before it. */
const IDS = { container: /^container entry /, federation: /^(javascript\/\w+\|)?data:/ };

/**
 * Webpack plugin of the modules: gives fixed ids to the two modules that federation adds. Their identifiers hold the
 * absolute path of a package, so that ids made of them would give each folder other files.
 */
export class SteadyIds {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before webpack gives the others theirs.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -10 }, (modules) => {
        for (const [id, begins] of Object.entries(IDS)) {
          const found = [...modules].filter((module) => begins.test(module.identifier()));
          if (found.length === 1) compilation.chunkGraph.setModuleId(found[0], id);
          else compilation.errors.push(new Error(`${found.length} modules of a bundle begin with ${begins}`));
        }
      });
    });
  }
}
