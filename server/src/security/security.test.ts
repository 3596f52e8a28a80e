import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../db/start/start-error';
import { contentSecurityPolicy } from './policy';
import { proxyAddresses } from './proxies';
import { openSecret } from './secret';

it('adds the hosts of a configured map and nothing else', () => {
  const policy = contentSecurityPolicy({ tiles: 'https://tiles.example/{z}/{x}/{y}.png' });
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://tiles.example']);
  expect(contentSecurityPolicy(null)['connect-src']).toEqual(["'self'"]);
});

it('allows the inline script and style of the page, and no other script', () => {
  const page = readFileSync(join(__dirname, '../../../shell/src/index.html'), 'utf8');
  const inside = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  const policy = contentSecurityPolicy(null);
  expect(inside('script')).toHaveLength(1);
  expect(policy['script-src']).toEqual(["'self'", ...inside('script')]);
  // The script is for the oldest browsers, so its syntax must be as old.
  expect(/=>|`|\b(let|const|class)\b/.exec(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '=>')).toBeNull();
  expect(inside('style')).toHaveLength(1);
  expect(policy['style-src']).toEqual(expect.arrayContaining(inside('style')));
});

test('allows other sites only where a module is developed there', () => {
  const policy = contentSecurityPolicy(null, ['http://localhost:9001']);
  for (const kind of ['script-src', 'style-src', 'connect-src', 'img-src'])
    expect(policy[kind]).toContain('http://localhost:9001');
  expect(JSON.stringify(contentSecurityPolicy(null))).not.toContain('http:');
});

it('takes addresses and networks as they are, and looks up host names', async () => {
  expect(await proxyAddresses(['10.0.0.0/8', 'loopback', '::1'])).toEqual(['10.0.0.0/8', 'loopback', '::1']);
  expect((await proxyAddresses(['localhost'])).every((address) => /^(127\.|::1)/.test(address))).toBe(true);
});

it.each([
  'no-such-host.invalid',
  '10.0.0.0/99',
  '10.0.0.0/8/8',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/',
  'fe80::1%eth0/0',
])('does not start with the proxy %s', async (proxy) => {
  await expect(proxyAddresses([proxy])).rejects.toThrow(StartError);
});

it('makes a secret once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cig-secret-'));
  const secret = openSecret(undefined, folder);
  expect(openSecret(undefined, folder)).toBe(secret);
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
  expect(openSecret('given', folder)).toBe('given');
  rmSync(folder, { recursive: true, force: true });
});

it.each(['', 'too short to sign with'])('does not start with the key file "%s"', (content) => {
  const folder = mkdtempSync(join(tmpdir(), 'cig-secret-'));
  writeFileSync(join(folder, 'secret.key'), content);
  expect(() => openSecret(undefined, folder)).toThrow(StartError);
  expect(() => openSecret(undefined, folder)).toThrow(/secret\.key has less than 32 characters: [^.]+\.$/);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  rmSync(folder, { recursive: true, force: true });
});
