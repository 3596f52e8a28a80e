import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_COLUMNS } from '../domain/case-table/case-columns';
import type { Call } from './call';

const folder = join(__dirname, 'calls');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const calls = files.flatMap((file) =>
  Object.values(require(join(folder, file)) as Record<string, unknown>).filter(
    (value): value is Call<Record<string, unknown>, unknown, unknown> =>
      typeof value === 'object' && value !== null && 'route' in value,
  ),
);

describe('calls', () => {
  it('have unique names and unique method and route', () => {
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
    expect(new Set(calls.map((call) => `${call.method} ${call.route}`)).size).toBe(calls.length);
  });

  it('build a path that fits their route', () => {
    for (const call of calls) {
      const path = call.path({
        id: 7,
        code: 'fr_FR',
        kind: 'case',
        after: '2026',
        chunk: 0,
        key: 'case-list',
      });
      const pattern = new RegExp(`^${call.route.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`);
      expect(path).toMatch(pattern);
    }
  });

  it('describe the parameters of every route that has some', () => {
    for (const call of calls) expect(call.params !== undefined).toBe(call.route.includes(':'));
  });
});

it('lists the 50 public columns once each, the number of the meal last', () => {
  expect(PUBLIC_COLUMNS).toHaveLength(50);
  expect(PUBLIC_COLUMNS.at(-1)).toBe('meal_group');
  expect(new Set(PUBLIC_COLUMNS).size).toBe(PUBLIC_COLUMNS.length);
});
