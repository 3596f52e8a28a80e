import type { Config } from '../config/config';

/** The fixed styles that chart, component and PDF libraries insert; a browser test notices when one changes. */
const STYLE_HASHES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='",
];

/** The style of the page itself without scripts (shell/src/index.html). */
const OFFER_STYLE = "'sha256-V0OCVgp3KbXK04UFMiFnN5EciDJBideUWEKxiHSmjJU='";

/** The one script in the page itself: it says so where the others do not start (shell/src/index.html). */
const SCRIPT_HASHES = ["'sha256-k8pux6xgUKpqEadcQ7dhwyZgqcu41dCsvcIP7DFqBRE='"];

/** Directive > what it lets in. */
export type Policy = Record<string, string[]>;

/** A policy as its header says it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/**
 * What a page of the portal may load: its own files, pictures made on the device, the hosts of a
 * configured map and the sites that modules under development may come from. The map library runs its
 * worker from a blob.
 */
export function contentSecurityPolicy(map: Config['map'], moduleOrigins: readonly string[] = []): Policy {
  const hosts = mapHosts(map);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...SCRIPT_HASHES, ...moduleOrigins],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", ...STYLE_HASHES, OFFER_STYLE, ...moduleOrigins],
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
