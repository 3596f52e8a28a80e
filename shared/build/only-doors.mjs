import path from 'node:path';
import { at, ROOT } from './paths.mjs';
import { noDoor } from './surface.mjs';

const NAME = 'OnlyDoors';
const ONCE = ['runtime', 'ui'].map((folder) => at('shared', folder) + path.sep);

/**
 * Webpack plugin of the modules: fails a bundle that would take a copy of what exists once in the page.
 * Doors never come this far, since federation answers for them before a file is looked for.
 */
export class OnlyDoors {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData, contextInfo }) => {
        const file = createData.resource ?? '';
        if (!ONCE.some((folder) => file.startsWith(folder))) return;
        const asker = path.relative(ROOT, contextInfo.issuer).split(path.sep).join('/');
        const door = path.relative(at('shared'), file).split(path.sep).join('/');
        throw new Error(noDoor(door.replace(/\.tsx?$/, ''), asker));
      });
    });
  }
}
