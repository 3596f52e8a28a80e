import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { StartError } from './db/start/start-error';
import type { Metrics } from './metrics/metrics';
import { serveMetrics } from './metrics/serve';

/**
 * Opens the portal's port and returns its address.
 * @throws StartError when the port is taken or not allowed
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, host, 'PORT', port);
  }
}

/**
 * Opens the port of the metrics where `METRICS_PORT` sets one.
 * @throws StartError when the port is taken
 */
export async function listenForMetrics(metrics: Metrics, config: Config): Promise<Server | undefined> {
  const { port } = config.metrics;
  if (port === undefined) return undefined;
  try {
    return await serveMetrics(metrics, port, config);
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, config.host, 'METRICS_PORT', port);
  }
}

function listenError(error: NodeJS.ErrnoException, host: string, name: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use: stop the other program, or set ${name} to a free port.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this account: set ${name} to one above 1023.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
