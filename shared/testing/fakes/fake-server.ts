import { ApiError } from '../../runtime/http/api-error';
import { type HttpRequest, setTransport } from '../../runtime/http/transport';

/** Response of a fake route; a body alone has status 200. */
export interface FakeResponse {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}
type Handler = (sent: HttpRequest, match: RegExpMatchArray) => FakeResponse | Promise<FakeResponse>;

/** Fake server below `call()`: routes, a log of requests, and a switch to take it down. */
export class FakeServer {
  /** every request sent, oldest first */
  readonly requests: HttpRequest[] = [];
  /** while true, requests get no response */
  down = false;
  private readonly routes: { method: string; path: RegExp; handler: Handler }[] = [];

  constructor() {
    setTransport((sent) => this.answer(sent));
  }

  /**
   * Defines the response to a method and path (below `/api/`, with or without query). The latest definition
   * wins.
   */
  on(method: string, path: string | RegExp, handler: Handler | FakeResponse): this {
    const escaped = typeof path === 'string' ? path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '';
    const pattern = typeof path === 'string' ? new RegExp(`^${escaped}(\\?.*)?$`) : path;
    this.routes.unshift({
      method,
      path: pattern,
      handler: typeof handler === 'function' ? handler : () => handler,
    });
    return this;
  }

  /** Requests whose path begins with a text. */
  sent(path: string): HttpRequest[] {
    return this.requests.filter((request) => request.path.startsWith(path));
  }

  /** Restores the real network. */
  remove(): void {
    setTransport();
  }

  private async answer(
    sent: HttpRequest,
  ): Promise<{ status: number; data: unknown; header(name: string): string | null }> {
    this.requests.push(sent);
    if (this.down) throw new ApiError('network', 0);
    for (const { method, path, handler } of this.routes) {
      const match = method === sent.method ? sent.path.match(path) : null;
      if (!match) continue;
      const { status = 200, data = {}, headers = {} } = await handler(sent, match);
      const found = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      return { status, data, header: (name) => found[name.toLowerCase()] ?? null };
    }
    return { status: 404, data: { code: 'not_found', message: sent.path }, header: () => null };
  }
}
