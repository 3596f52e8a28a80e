import { setTokenSource } from '../runtime/http/authorised';
import { toasts } from '../runtime/page/toasts';
import { FakeServer } from './fake-server';

/** A call that would have changed something, as the server was asked. */
export interface Written {
  /** method and path below `/api/` */
  asked: string;
  body: unknown;
  /** version that the change is based on; absent where none was said */
  version?: string;
}

/**
 * A desk for the tests around it: somebody who is signed in, before a server of the test's own. Pages ask `desk.server`,
 * what they changed is `desk.written`, what the page then says is `desk.said`.
 */
export function setUpDesk() {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer();
    setTokenSource({
      token: async () => 'of the test',
      renew: async () => null,
      known: true,
      askLogin: () => undefined,
      recheck: () => undefined,
    });
  });
  afterEach(() => {
    server.remove();
    setTokenSource(undefined);
    for (const { id } of [...toasts.items]) toasts.dismiss(id);
  });
  return {
    get server(): FakeServer {
      return server;
    },
    /** Changes asked for so far, oldest first. */
    get written(): Written[] {
      return server.requests
        .filter(({ method }) => !['GET', 'OPTIONS'].includes(method))
        .map(({ method, path, body, headers }) => ({
          asked: `${method} ${path}`,
          body,
          ...(headers['If-Match'] !== undefined && { version: headers['If-Match'].replaceAll('"', '') }),
        }));
    },
    /** Messages on the page: the tone, the title and what stands below it. */
    get said(): string[] {
      return toasts.items.map(({ tone, title, detail }) =>
        [`${tone}: ${title}`, detail].filter(Boolean).join(' / '),
      );
    },
  };
}
