import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { at, PORTAL } from '../../shared/build/paths.mjs';

/** Namespaces of the shell's own bundle, and where their texts stand. */
const NAMESPACES = {
  shell: 'shell',
  legal: 'shell/src/legal',
  message: 'shell/src/pages',
  outbox: 'shell/src/pages/outbox',
  account: 'shell/src/account',
  operator: 'shell/src/home/work',
  ui: 'shared/ui/foundation',
  errors: 'shared/runtime/i18n',
  domain: 'shared/domain',
};

/** Copies the shell's texts to `locales/<namespace>/<code>.json`, for translators and the server. */
export function copyTexts() {
  for (const [namespace, dir] of Object.entries(NAMESPACES)) {
    const from = at(dir, 'locales');
    if (existsSync(from)) cpSync(from, path.join(PORTAL, 'locales', namespace), { recursive: true });
  }
}
