import { OWN_FOLDERS } from '../run/own-folders.mjs';
import { SERVER_ENV } from '../run/server-env.mjs';

/**
 * Environment of the server of `npm run play`.
 * @param given environment of the shell
 * @param options `folder` holds its data, `base` and `port` are its address; `empty` is a portal without demonstration, to which
 * `account` is invited
 */
export const playEnvironment = (given, { folder, base, port, empty, account }) => ({
  ...given,
  ...SERVER_ENV,
  ...OWN_FOLDERS,
  HOST: 'localhost',
  PORT: String(port),
  PUBLIC_URL: base,
  DATA_DIR: folder,
  DEMO: String(!empty),
  ...(empty && { ADMIN_EMAIL: account }),
});
