import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

/** A mail ready to send. */
export interface Letter {
  id: number;
  to: string;
  subject: string;
  /** plain text */
  body: string;
  /** HTML version; empty for none */
  html: string;
}

/** Sends one mail; throws when that fails. */
export type Transport = (letter: Letter) => Promise<void>;

/** Milliseconds; the library's defaults are minutes, in which no other mail would be sent. */
const SMTP_WAIT = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 10_000,
};

/** Sends through an SMTP server, for instance `smtps://user:password@mail.example.org`. */
export function smtpTransport(url: string, from: string, wait: Partial<typeof SMTP_WAIT> = {}): Transport {
  const smtp = nodemailer.createTransport({ url, ...SMTP_WAIT, ...wait });
  return async ({ to, subject, body, html }) => {
    await smtp.sendMail({ from, to, subject, text: body, ...(html && { html }) });
  };
}

/** Without an SMTP server, writes mails as `.eml` files. */
export function folderTransport(folder: string, from: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async ({ id, to, subject, body, html }) => {
    const { message } = await writer.sendMail({ from, to, subject, text: body, ...(html && { html }) });
    await mkdir(folder, { recursive: true });
    const name = `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`;
    // Written under a temporary name first, so that no reader finds half a mail.
    const part = join(folder, `${name}.part`);
    await writeFile(part, message as Buffer, { mode: 0o600 });
    await rename(part, join(folder, name));
  };
}
