import { connect } from 'node:http2';
import { request } from 'node:https';

/** Asks many addresses of one origin over one connection of HTTP/2, whatever its certificate. */
export async function askAll(origin, paths, { headers = {} } = {}) {
  const session = connect(origin, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  try {
    return await Promise.all(paths.map((path) => ask(session, { ':path': path, ...headers })));
  } finally {
    session.close();
  }
}

/** One of them. */
export const askOne = async (origin, path, options) => (await askAll(origin, [path], options))[0];

function ask(session, headers) {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let response = {};
    const chunks = [];
    stream.on('response', (given) => (response = given));
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status: response[':status'], headers: response, bytes, text: bytes.toString() });
    });
    stream.end();
  });
}

/** Status that refuses a body of this length before any of it is sent (HTTP/1.1). */
export function statusOfBody(address, bytes) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': bytes, 'content-type': 'application/json' };
    const asked = request(address, { method: 'POST', headers, rejectUnauthorized: false }, (response) => {
      resolve(response.statusCode);
      asked.destroy();
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });
}
