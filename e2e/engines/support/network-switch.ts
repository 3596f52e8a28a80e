import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between browser and portal that can be cut, since not every engine can be switched offline. */
export class NetworkSwitch {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;
  /** port of the portal */
  target = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Accepts connections, always on the same port. */
  async join(): Promise<void> {
    const server = createServer((from) => {
      const to = connect(this.target, '127.0.0.1');
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
    await new Promise<void>((ready, failed) => {
      server.once('error', failed);
      server.listen(this.port, '127.0.0.1', ready);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    this.#server = server;
  }

  /** Ends running connections and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = new Promise((done) => (server ? server.close(done) : done(null)));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
