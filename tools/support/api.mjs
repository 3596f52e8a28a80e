import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../scripts/run/demo-password.mjs';

/** Sends a request to a server; returns status, headers and body. */
export async function ask(base, method, path, { body, token, headers = {}, bytes } = {}) {
  const response = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, json, text };
}

/** Logs in to a demo account and returns its tokens. */
export async function login(base, account) {
  const body = { username: `${account}@demo.example`, password: DEMO_PASSWORD };
  const { status, json, text } = await ask(base, 'POST', 'token/', { body });
  if (status !== 200) throw new Error(`login of ${account}: ${status} ${text}`);
  return json;
}

/** Repeats a request until its response is as wanted; returns the last one. */
export async function until(asked, wanted, within = 60_000) {
  let last = await asked();
  for (const end = Date.now() + within; !wanted(last) && Date.now() < end; last = await asked())
    await pause(250);
  return last;
}
