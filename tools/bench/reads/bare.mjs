/**
 * A bare server for comparison: sends the same bytes by `node:http` or plain Fastify. Arguments: `http` or
 * `fastify`, file of the body, headers as JSON, status. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/** The server's own version of Fastify. */
const fastify = createRequire(new URL('../../../server/package.json', import.meta.url))('fastify');

const [kind, file, headers, status] = process.argv.slice(2);
const body = readFileSync(file);
const all = JSON.parse(headers);
const code = Number(status);
if (kind === 'http') {
  const own = code === 304 ? all : { ...all, 'content-length': body.length };
  const server = createServer((_asked, response) => {
    response.writeHead(code, own);
    response.end(code === 304 ? undefined : body);
  }).listen(0, '127.0.0.1', () => console.log(server.address().port));
} else {
  const app = fastify();
  // Like an ordinary call: an object, serialised for each response.
  const given = all['content-encoding'] || code === 304 ? body : JSON.parse(body.toString());
  app.get('/*', async (_asked, reply) => {
    reply.code(code);
    if (given === body) for (const [name, value] of Object.entries(all)) reply.header(name, value);
    return code === 304 ? undefined : given;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(app.server.address().port);
}
