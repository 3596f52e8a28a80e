import type { Config } from '../config/config';

/**
 * Hashes of the fixed styles that libraries for charts, components and PDF insert; a browser test notices
 * changes.
 */
const STYLE_HASHES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='",
];

/** Hash of the inline style of the no-script notice (shell/src/index.html). */
const NOTICE_STYLE_HASH = "'sha256-OeM21nA+DbKAw+sqPTINvdmAN3kCempRdKp4whzmciQ='";

/** Hash of the inline script that shows a notice where the portal does not start (shell/src/index.html). */
const SCRIPT_HASHES = ["'sha256-3rhChwGZaoVQk3bUN6dG+ZBW1IVpek8SOEUFU5mvO38='"];

/** Allowed sources by directive. */
export type Policy = Record<string, string[]>;

/** The value of the header. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/**
 * What a page may load: own files, pictures made on the device, hosts of a configured map and sites of
 * modules under development. The map library runs its worker from a blob.
 */
export function contentSecurityPolicy(map: Config['map'], moduleOrigins: readonly string[] = []): Policy {
  const hosts = mapHosts(map);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...SCRIPT_HASHES, ...moduleOrigins],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", ...STYLE_HASHES, NOTICE_STYLE_HASH, ...moduleOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...moduleOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts, ...moduleOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

function mapHosts(map: Config['map']): string[] {
  const origins = [map?.style, map?.tiles]
    .filter((address): address is string => address !== undefined && URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
