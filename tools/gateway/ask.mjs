import { connect } from 'node:http2';
import { request } from 'node:https';

/** Requests many addresses of an origin over one HTTP/2 connection; any certificate is accepted. */
export async function askAll(origin, paths, { headers = {} } = {}) {
  const session = connect(origin, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  try {
    return await Promise.all(paths.map((path) => ask(session, { ':path': path, ...headers })));
  } finally {
    session.close();
  }
}

/** Requests a single address. */
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

/** Status for a body of this length before any of it is sent (HTTP/1.1). */
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
