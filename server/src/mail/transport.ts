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
  /** one-click unsubscribe link (RFC 8058); null for mails without one */
  unsubscribe: string | null;
  /** by which a mail server that returns it names it, see `returned/mark.ts` */
  mark: string;
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

/** Who sends, and where mail servers return what they cannot deliver; to the sender without one. */
interface Sender {
  from: string;
  bounces?: string | undefined;
}

/** The mail as the library takes it. */
const messageOf = ({ to, subject, body, html, mark, unsubscribe }: Letter, from: string) => ({
  ...{ from, to, subject, text: body, ...(html && { html }) },
  ...(unsubscribe !== null && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  messageId: `<${mark}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
});

/** Sends through an SMTP server, for instance `smtps://user:password@mail.example.org`. */
export function smtpTransport(
  url: string,
  { from, bounces }: Sender,
  wait: Partial<typeof SMTP_WAIT> = {},
): Transport {
  const smtp = nodemailer.createTransport({ url, ...SMTP_WAIT, ...wait });
  return async (letter) => {
    const { to, mark } = letter;
    await smtp.sendMail({
      ...messageOf(letter, from),
      ...(bounces && { envelope: { from: bounces, to } }),
      // Asked of mail servers that know it (RFC 3461): a notice of failure only, with the head of the mail.
      dsn: { id: mark, return: 'headers', notify: 'failure' },
    });
  };
}

/** Without an SMTP server, writes mails as `.eml` files. */
export function folderTransport(folder: string, from: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const { id, to } = letter;
    const { message } = await writer.sendMail(messageOf(letter, from));
    await mkdir(folder, { recursive: true });
    const name = `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`;
    // Written under a temporary name first, so that no reader finds half a mail.
    const part = join(folder, `${name}.part`);
    await writeFile(part, message as Buffer, { mode: 0o600 });
    await rename(part, join(folder, name));
  };
}
