import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a script with a test's link in a process of its own, since Jest cannot load ES modules. */
function trial<T>(steps: string): T {
  const script = `
    import { request } from 'node:http';
    import { signInLink } from ${JSON.stringify(path.join(__dirname, 'sign-in-link.mjs'))};
    let signedIn = 0;
    const { url, close } = await signInLink('http://localhost:1/', async () => [\`session=\${++signedIn}\`]);
    const { port, pathname } = new URL(url);
    const visit = (path, headers = {}, method = 'GET') => new Promise((resolve) => {
      request({ host: 'localhost', port, path, method, headers }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location ?? null, answer.headers['set-cookie'] ?? null]);
      }).on('error', (error) => resolve(error.code)).end();
    });
    const result = await (async () => { ${steps} })();
    close();
    console.log(JSON.stringify(result));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()) as T;
}

test('the link signs in once and is gone', () => {
  const [first, second] = trial<unknown[]>('return [await visit(pathname), await visit(pathname)];');
  expect(first).toEqual([303, 'http://localhost:1/', ['session=1']]);
  expect(second).toBe('ECONNREFUSED');
});

test('another path, method or host name signs nobody in, and does not use the link up', () => {
  const responses = trial<unknown[]>(`return [
    await visit('/'),
    await visit(pathname, {}, 'POST'),
    await visit(pathname, { host: 'elsewhere.example:' + port }),
    await visit(pathname),
  ];`);
  const refused = [404, null, null];
  expect(responses).toEqual([refused, refused, refused, [303, 'http://localhost:1/', ['session=1']]]);
});

test('of two visits at the same time one is signed in', () => {
  const responses = trial<[number][]>('return Promise.all([visit(pathname), visit(pathname)]);');
  const [first, second] = responses.map(([status]) => status).sort();
  expect(first).toBe(303);
  // The server closes after the first visitor: the second gets 404 or no connection.
  expect([404, 'E']).toContain(second);
});
