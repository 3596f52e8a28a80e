import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { description } from './all-calls';

const ROOT = join(__dirname, '../../..');

interface Schema {
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
}

/** Properties of all schemas below a value, each with what is told of it. */
function propertiesBelow(value: unknown, found: [string, Schema][] = []): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return found;
  const { properties } = value as Schema;
  const isSchema = 'type' in value || 'allOf' in value;
  if (isSchema && properties) found.push(...Object.entries(properties));
  for (const inner of Object.values(value)) propertiesBelow(inner, found);
  return found;
}

it('says what the comments of shared/api say today: npm run api-words writes them', () => {
  const written = execFileSync(process.execPath, [join(ROOT, 'server/description/write.mjs'), '--print']);
  const held = readFileSync(join(ROOT, 'server/src/api-description/words/comments.json'), 'utf8');
  expect(JSON.parse(held)).toEqual(JSON.parse(written.toString()));
});

it('tells of nearly every property', () => {
  const all = propertiesBelow(description());
  const silent = all.filter(([, schema]) => !schema.description && !schema.$ref).map(([name]) => name);
  expect(all.length).toBeGreaterThan(2_500);
  expect(silent.length / all.length).toBeLessThan(0.05);
});

it('does not name the field that only programs of spammers fill in', () => {
  expect(propertiesBelow(description()).filter(([name]) => name === 'website')).toEqual([]);
});
