import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { sendWaiting } from '../../src/mail/poller';
import { smtpTransport } from '../../src/mail/transport';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example' });
});
afterAll(() => server.stop());

const login = (username: string, password: string, remoteAddress: string) =>
  server.post('token/', { username: `${username}@demo.example`, password }, { remoteAddress });

it('stops a thousand passwords for one account, while its owner logs in from elsewhere', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 1000; i++) codes.push((await login('moderator', `Wrong-${i}`, '192.0.2.1')).statusCode);
  expect([codes.slice(0, 10), new Set(codes.slice(10))]).toEqual([Array(10).fill(401), new Set([429])]);
  expect((await login('moderator', DEMO_PASSWORD, '198.51.100.1')).statusCode).toBe(200);
});

it('stops a thousand accounts tried from one address, while others log in from elsewhere', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 1000; i++) codes.push((await login(`name${i}`, DEMO_PASSWORD, '192.0.2.2')).statusCode);
  expect([new Set(codes.slice(0, 100)), new Set(codes.slice(100))]).toEqual([new Set([401]), new Set([429])]);
  expect((await login('moderator', DEMO_PASSWORD, '198.51.100.2')).statusCode).toBe(200);
});

it('sends a forgotten password through a mail server, as text and as a page', async () => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += piece.toString('utf8');
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  try {
    const { port } = smtp.server.address() as AddressInfo;
    const email = 'gis_editor@demo.example';
    await server.post('a/auth/passwordreset/', { email, lang: 'fr_FR' });
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, { from: server.deps.config.mailFrom });
    expect(await sendWaiting(server.deps, transport)).toBe(1);
    const [mail = ''] = mails;
    expect(mail).toContain('From: Ciguawatch <no-reply@ciguatera.example>');
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    const token = /resetconfirm#token=3D([\w-]+(?:=\r\n[\w-]+)*)|resetconfirm#token=([\w-]+)/.exec(mail);
    const given = (token?.[1] ?? token?.[2] ?? '').replaceAll('=\r\n', '');
    const response = await server.post('a/auth/passwordreset/confirm/', {
      token: given,
      password: 'Tiare-2031!',
    });
    expect(response.statusCode).toBe(200);
  } finally {
    await new Promise<void>((closed) => smtp.close(() => closed()));
  }
});
