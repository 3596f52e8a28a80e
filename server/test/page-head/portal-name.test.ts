import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendWaiting } from '../../src/mail/poller';
import type { Letter } from '../../src/mail/transport';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PORTAL_NAME: 'Veille & récif' });
  const index = '<!doctype html><html lang="en"><head><title>Ciguawatch</title></head></html>';
  writeFileSync(join(server.deps.config.portalDir, 'index.html'), index);
});
afterAll(() => server.stop());

it('names the portal in heads of pages, on pages without scripts and in mails as it is configured', async () => {
  const body = async (url: string) => (await server.app.inject({ url })).body;
  const page = await body('/legal/terms-of-use');
  expect(page).toContain('<title>Terms of use · Veille &amp; récif</title>');
  expect(page).toContain('<meta property="og:site_name" content="Veille &amp; récif">');
  expect(await body('/plain/nowhere')).toContain('<b>Veille &amp; récif</b>');
  await server.post('a/auth/passwordreset/', { email: 'cases_editor@demo.example' });
  const letters: Omit<Letter, 'id'>[] = [];
  await sendWaiting(server.deps, async (letter) => void letters.push(letter));
  expect(letters).toHaveLength(1);
  const { subject, body: text, html } = letters[0] as Letter;
  for (const part of [subject, text, html]) expect(part).toMatch(/Veille &(amp;)? récif/);
  expect(subject + text + html).not.toContain('{{');
});
