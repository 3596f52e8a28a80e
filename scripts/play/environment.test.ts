import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/src/config/config';

const CONFIG = path.join(__dirname, '../../server/src/config');

/** Environment of a portal that is tried, from a shell with these variables; in a process, since it is an ES module. */
function played(given: object, empty = false): NodeJS.ProcessEnv {
  const options = {
    folder: '/tmp/play',
    base: 'http://localhost:8090',
    port: 8090,
    empty,
    account: 'a@demo.example',
  };
  const script = `
    import { playEnvironment } from ${JSON.stringify(path.join(__dirname, 'environment.mjs'))};
    console.log(JSON.stringify(playEnvironment(${JSON.stringify(given)}, ${JSON.stringify(options)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

/** Every folder that a setting names; that of the web files is only read. */
const FOLDERS = readdirSync(CONFIG)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(path.join(CONFIG, name), 'utf8').matchAll(/'([A-Z]+_DIR)'/g)])
  .map(([, name = '']) => name)
  .filter((name) => name !== 'PORTAL_DIR');

test('a portal that is played touches no data of the portal that the shell is set up for', () => {
  expect(FOLDERS).toEqual(expect.arrayContaining(['DATA_DIR', 'MEDIA_DIR', 'ATTACHMENTS_DIR', 'BACKUP_DIR']));
  const real = {
    ...Object.fromEntries(FOLDERS.map((name) => [name, `/srv/real/${name}`])),
    DATABASE_URL: 'postgres://portal@db/real',
    SMTP_URL: 'smtp://mail.example.org',
  };
  const config = readConfig(played(real));
  expect([config.databaseUrl, config.smtpUrl]).toEqual([undefined, undefined]);
  expect(config).toMatchObject({ dataDir: '/tmp/play', demo: true, host: 'localhost', port: 8090 });
  expect(JSON.stringify(config)).not.toContain('real');
});

test('an empty laboratory has no demonstration and invites its administrator', () => {
  expect(readConfig(played({ DEMO: 'true' }, true))).toMatchObject({
    demo: false,
    adminEmail: 'a@demo.example',
  });
});

test('the browser tests and the tools start their portals so, too', () => {
  const source = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
  const names = [...source('scripts/run/own-folders.mjs').matchAll(/^ {2}([A-Z_]+): '',$/gm)].map(
    ([, name]) => name,
  );
  expect(names).toHaveLength(5);
  expect(names.filter((name) => !source('e2e/support/portal.ts').includes(`${name}: ''`))).toEqual([]);
  expect(source('tools/support/server.mjs')).toContain('...OWN_FOLDERS, ...own, ...env');
});
