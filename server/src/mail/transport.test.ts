import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { folderTransport, smtpTransport } from './transport';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), writeFile: jest.fn() }));

const { writeFile } = jest.requireActual<typeof files>('node:fs/promises');

test('a reader of the folder never finds half a mail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const mails = () => readdirSync(folder).filter((name) => name.endsWith('-teva@example.org.eml'));
  const seen: string[][] = [];
  jest.mocked(files.writeFile).mockImplementation(async (...args) => {
    await writeFile(args[0], '');
    seen.push(mails());
    await writeFile(...args);
    seen.push(mails());
  });
  const letter = {
    id: 12,
    to: 'teva@example.org',
    subject: 'Link',
    body: 'https://x.example/1',
    html: '',
    mark: 'ciguawatch-12.x',
    unsubscribe: null,
  };
  await folderTransport(folder, 'no-reply@example.org')(letter);
  expect(seen).toEqual([[], []]);
  expect(readdirSync(folder)).toEqual(['000012-teva@example.org.eml']);
  expect(readFileSync(join(folder, '000012-teva@example.org.eml'), 'latin1')).toMatch(/^From: no-reply@/m);
});

test('a mail names itself and where it is returned, in its envelope and its head', async () => {
  const taken: { from: string; head: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const { envelope } = session as { envelope: { mailFrom: { address: string } } };
      let text = '';
      stream.on('data', (piece) => (text += String(piece)));
      stream.on('end', () => {
        taken.push({ from: envelope.mailFrom.address, head: text.split('\r\n\r\n')[0] ?? '' });
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  const letter = {
    id: 12,
    to: 'teva@example.org',
    subject: 'Link',
    body: 'x',
    html: '',
    mark: 'ciguawatch-12.x',
    unsubscribe: null,
  };
  const from = 'Biotoxines marines <no-reply@example.org>';
  try {
    await smtpTransport(url, { from, bounces: 'returned@example.org' })(letter);
    await smtpTransport(url, { from })(letter);
  } finally {
    await new Promise<void>((closed) => smtp.close(closed));
  }
  expect(taken.map((one) => one.from)).toEqual(['returned@example.org', 'no-reply@example.org']);
  for (const { head } of taken) {
    expect(head).toContain('Message-ID: <ciguawatch-12.x@example.org>');
    expect(head).toMatch(/^From: Biotoxines marines <no-reply@example.org>/m);
  }
});
