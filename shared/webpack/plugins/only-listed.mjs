import path from 'node:path';
import { at, ROOT } from '../paths.mjs';
import { notListed } from '../public-api.mjs';

const NAME = 'OnlyListed';
const ONCE = ['runtime', 'ui'].map((folder) => at('shared', folder) + path.sep);

/**
 * Webpack plugin of modules: fails a bundle that would contain its own copy of code that must exist once
 * per page. Listed files never get here, because federation resolves them first.
 */
export class OnlyListed {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData, contextInfo }) => {
        const file = createData.resource ?? '';
        if (!ONCE.some((folder) => file.startsWith(folder))) return;
        const asker = path.relative(ROOT, contextInfo.issuer).split(path.sep).join('/');
        const asked = path.relative(at('shared'), file).split(path.sep).join('/');
        throw new Error(notListed(asked.replace(/\.tsx?$/, ''), asker));
      });
    });
  }
}
