import type { Socket } from 'node:net';
import type { ErrorBody } from '@ciguawatch/shared/contract/error-codes';

/**
 * Responds to connections that send no valid HTTP or too large headers, in the usual error format; no route
 * sees them.
 */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body: ErrorBody = { code: 'invalid_body', message: 'The request cannot be read.' };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
      `Connection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
