import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const compose = readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8');

test.each(['PUBLIC_URL', 'ADMIN_EMAIL', 'SECRET', 'POSTGRES_PASSWORD'])(
  'docker-compose.yml has no default of %s and says so where it is missing',
  (name) => {
    const uses = [...compose.matchAll(/\$\{(\w+)([^}]*)\}/g)].filter(([, used]) => used === name);
    expect(uses.length).toBeGreaterThan(0);
    for (const [, , otherwise] of uses) expect(otherwise).toMatch(/^:\?set \w+ to /);
  },
);
