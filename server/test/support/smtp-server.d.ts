/** Types of the part of the package that the tests use. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    readonly server: Server;
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: string[];
      onData?: (stream: Readable, session: unknown, done: (error?: Error) => void) => void;
    });
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
