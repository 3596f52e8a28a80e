import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_IDS } from '@ciguawatch/shared/contract/module';
import { menuIcon } from './menu-icon';

const ROOT = path.resolve(__dirname, '../../../..');
const menuOf = (id: string): { key: string; icon: string }[] =>
  JSON.parse(readFileSync(path.join(ROOT, id, 'module.json'), 'utf8')).menu;

test.each(MODULE_IDS)('every menu entry of %s has an icon that is drawn with the first files', (id) => {
  expect(menuOf(id).flatMap(({ key, icon }) => (menuIcon(icon) ? [] : [`${key}: ${icon}`]))).toEqual([]);
});

test('icons that differ by name are drawn differently', () => {
  for (const id of MODULE_IDS) {
    const drawn = menuOf(id).map(({ icon }) => menuIcon(icon));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});
