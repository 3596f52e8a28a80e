import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import { TestServer } from '../support/harness';

const ICONS = join(__dirname, '../../../shell/public');

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PORTAL_NAME: 'Veille & récif' });
});
afterAll(() => server.stop());

const manifest = async (language: string) => {
  const response = await server.app.inject({
    url: '/manifest.webmanifest',
    headers: { 'accept-language': language },
  });
  return { response, body: response.json() };
};

it('describes the installed portal under its name, in the reader’s language', async () => {
  const { response, body } = await manifest('fr-PF,fr;q=0.9');
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers.vary).toContain('Accept-Language');
  expect(body).toMatchObject({ name: 'Veille & récif', lang: 'fr', start_url: '/', display: 'standalone' });
  expect(body.shortcuts[0]).toMatchObject({
    name: 'Déclarer un cas de ciguatera',
    url: '/ciguawatch/case/report/new',
  });
  expect((await manifest('en')).body.shortcuts[0].name).toBe('Report a case of ciguatera');
});

it('names icons that exist, one of them maskable', async () => {
  const { icons } = (await manifest('en')).body;
  for (const { src } of icons) expect([src, existsSync(join(ICONS, src))]).toEqual([src, true]);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

it('opens the page for a photo that no worker took, and does not read it', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: SHARED_PHOTO.page,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, SHARED_PHOTO.page]);
});
