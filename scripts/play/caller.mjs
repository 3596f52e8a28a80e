import { DEMO_PASSWORD } from '../run/demo-password.mjs';

/**
 * Calls a portal as demo accounts.
 * @param base address of the portal
 * @returns a function that sends a call, `(account, method, path, body, version)`, `account` without `@demo.example`,
 * and returns what was answered
 * @throws Error with the answer where a call is refused
 */
export function caller(base) {
  const tokens = new Map();
  const send = async (method, path, { body, headers = {} }) => {
    const response = await fetch(`${base}/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const tokenOf = async (account) => {
    if (!tokens.has(account)) {
      const body = { username: `${account}@demo.example`, password: DEMO_PASSWORD };
      tokens.set(account, (await send('POST', 'token/', { body })).access);
    }
    return tokens.get(account);
  };
  return async (account, method, path, body, version) => {
    const headers = {
      authorization: `Bearer ${await tokenOf(account)}`,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    return send(method, path, { body, headers });
  };
}
