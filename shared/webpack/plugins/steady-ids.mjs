const NAME = 'SteadyIds';

/** Id > start of its module's identifier; a concatenated module's identifier has its type in front. */
const IDS = { container: /^container entry /, federation: /^(javascript\/\w+\|)?data:/ };

/**
 * Webpack plugin of modules: gives fixed ids to the two modules that federation adds. Their identifiers
 * contain an absolute path, so that builds in different folders would differ.
 */
export class SteadyIds {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before webpack assigns the other ids.
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
