import { Agent, createServer, request } from 'node:http';

/** Address at which pages listen for new bundles; the product has no such address. */
const CHANGES_PATH = '/__dev/changes';
/** Without keep-alive, because a kept connection would outlive the restarted server. */
const NEW_CONNECTION = new Agent({ keepAlive: false });

/**
 * Proxy in front of the development server, so that it can restart without refused requests: they wait for
 * it. Also notifies pages of new bundles.
 * @param {() => Promise<number | null>} ready the server's port once it responds; null when it has ended
 * @returns `{ server, tell, close }`; `tell()` makes every open page reload
 */
export function front(ready) {
  const pages = new Set();

  const listen = (incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    pages.add(response);
    incoming.once('close', () => pages.delete(response));
  };

  const pass = async (incoming, response) => {
    const refuse = (why) => {
      if (response.headersSent) return response.destroy();
      return response.writeHead(502, { 'content-type': 'text/plain' }).end(why);
    };
    const port = await ready();
    if (port === null) return refuse('The server has ended: see the terminal.');
    const { method, url: path, headers } = incoming;
    const onward = request(
      { host: 'localhost', port, method, path, headers, agent: NEW_CONNECTION },
      (incoming) => {
        response.writeHead(incoming.statusCode, incoming.headers);
        incoming.pipe(response);
      },
    );
    onward.on('error', (error) => refuse(error.message));
    response.once('close', () => onward.destroy());
    return incoming.pipe(onward);
  };

  const server = createServer((incoming, response) =>
    incoming.url === CHANGES_PATH ? listen(incoming, response) : void pass(incoming, response),
  );
  return {
    server,
    tell: () => {
      for (const page of pages) page.write('event: bundled\ndata: \n\n');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
