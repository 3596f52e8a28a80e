import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A received mail with its text decoded. */
export interface Mail {
  from: string;
  subject: string;
  text: string;
}

/** Decodes quoted-printable UTF-8. */
function plain(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Waits for a mail to an address in a portal's outbox folder; returns the latest. */
export async function latestMail(dataDir: string, to: string): Promise<Mail> {
  const folder = join(dataDir, 'outbox');
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${to}.eml`)).sort();
  await expect.poll(async () => (await names()).length, { message: `no mail to ${to}` }).toBeGreaterThan(0);
  const source = await readFile(join(folder, (await names()).at(-1) ?? ''), 'latin1');
  const [head = '', ...body] = source.split('\r\n\r\n');
  const field = (name: string, of = head) => of.match(new RegExp(`^${name}: (.*)$`, 'mi'))?.[1] ?? '';
  // In a multipart mail the text comes first.
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const whole = body.join('\r\n\r\n');
  const part = boundary === undefined ? source : (whole.split(`--${boundary}`)[1] ?? '').trimStart();
  const [partHead = '', ...rest] = part.split('\r\n\r\n');
  const content = rest.join('\r\n\r\n');
  const encoding = field('Content-Transfer-Encoding', partHead).toLowerCase();
  const text = encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : plain(content);
  return { from: field('From'), subject: field('Subject'), text };
}
