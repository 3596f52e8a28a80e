import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until the invitation of a first administrator is there. */
const PATIENCE = 60_000;

/** Token of the one-time link in a mail, as the portal writes it into its folder `outbox`; null without one. */
export function tokenIn(source) {
  const text = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return /\/auth\/resetconfirm\S*?token=([\w.~-]+)/.exec(text)?.[1] ?? null;
}

/**
 * Sets the password of the first administrator by the link of the invitation, as a person would.
 * @param base address of the portal
 * @param folder data folder of the portal
 * @returns the password, a new one
 */
export async function firstPassword(base, folder) {
  const outbox = join(folder, 'outbox');
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(200)) {
    for (const name of readdirSync(outbox).filter((one) => one.endsWith('.eml'))) {
      const token = tokenIn(readFileSync(join(outbox, name), 'latin1'));
      if (token === null) continue;
      const password = `${randomBytes(9).toString('base64url')}-Aa1`;
      const response = await fetch(`${base}/api/a/auth/passwordreset/confirm/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, password }),
      });
      if (!response.ok) throw new Error(`The password was refused: ${response.status}.`);
      return password;
    }
  }
  throw new Error('No invitation came.');
}
