import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '../support/harness';

const REPOSITORY = join(__dirname, '../../..');

/** Deploys the texts of the module with the report, and those of the legal pages, into a server's portal. */
export function deployTexts({ folder }: TestServer): void {
  const put = (file: string, content: string) => {
    const path = join(folder, 'portal', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  };
  const decl = { namespaces: ['ciguawatch'] };
  put('registry.json', JSON.stringify({ modules: { 'mf-ciguawatch': { version: '1.0.0-ab', decl } } }));
  put('index.html', '<!doctype html><title>Ciguawatch</title>');
  put('locales/namespaces.json', JSON.stringify(['legal']));
  for (const code of ['fr_FR', 'en_US']) {
    const texts = (folder: string) => readFileSync(join(REPOSITORY, folder, `${code}.json`), 'utf8');
    put(`modules/mf-ciguawatch/1.0.0-ab/locales/${code}.json`, texts('mf-ciguawatch/locales'));
    put(`locales/legal/${code}.json`, texts('shell/src/legal/locales'));
  }
}
