import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const HOST = 'localhost';
/** Seconds; lifetime of the cookie by which a starting page knows that somebody is logged in. */
const ACCESS_COOKIE_SECONDS = 280;

/**
 * Logs an account in without a browser and returns the cookies that a browser needs: the server's, and the
 * one with the access token.
 * @throws Error with the server's status when it refuses
 */
export async function sessionCookies(base, username, password) {
  const response = await fetch(`${base}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'cookie' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot sign in: the server answers ${response.status}.`);
  const { access } = await response.json();
  const own = `access_token=${access}; Path=/; Max-Age=${ACCESS_COOKIE_SECONDS}; SameSite=Strict`;
  return [...response.headers.getSetCookie(), own];
}

/**
 * Serves an address on this machine that works once: it sets `cookies()` and redirects to `to`, a page on
 * another port of the same host, for which cookies are valid too. Only the host name `localhost` is
 * accepted, so that no other site's name can lead here.
 * @returns `{ url, close }`
 */
export async function signInLink(to, cookies) {
  const key = randomBytes(24).toString('base64url');
  let used = false;
  let host;
  const server = createServer(async (request, response) => {
    const meant = request.method === 'GET' && request.url === `/${key}`;
    if (used || !meant || request.headers.host !== host) return response.writeHead(404).end();
    used = true;
    response.once('close', () => server.close());
    try {
      const head = { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
      response.writeHead(303, { ...head, 'set-cookie': await cookies(), connection: 'close' }).end();
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain', connection: 'close' }).end(error.message);
    }
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  host = `${HOST}:${server.address().port}`;
  return { url: `http://${host}/${key}`, close: () => server.close() };
}
