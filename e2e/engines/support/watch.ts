import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Portal } from '../../support/portal';
import type { Driver } from '../drivers/driver';

const ERRORS_KEY = 'heard-errors';

/** Script that records errors in a page from its first script on, across reloads. */
const WATCH_SCRIPT = `(() => {
  const add = (text) => {
    const all = JSON.parse(sessionStorage.getItem('${ERRORS_KEY}') ?? '[]');
    sessionStorage.setItem('${ERRORS_KEY}', JSON.stringify([...all, String(text).slice(0, 500)]));
  };
  addEventListener('error', (event) => {
    // A notice rather than an error: consoles do not show resizes that are delivered in the next frame.
    if (!/^ResizeObserver loop/.test(event.message)) add('error: ' + event.message);
  });
  addEventListener('unhandledrejection', (event) => add('rejection: ' + (event.reason?.stack ?? event.reason)));
  addEventListener('securitypolicyviolation', (event) => add('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const write = console.error;
  console.error = (...words) => {
    add('console: ' + words.map(String).join(' '));
    write.apply(console, words);
  };
})();`;

/** Makes the pages of a portal with its own web files load the watcher first. */
export function watchPages(portal: Portal): void {
  writeFileSync(portal.file('watch.js'), WATCH_SCRIPT);
  const file = portal.file('index.html');
  const page = readFileSync(file, 'utf8');
  if (!page.includes('<head>')) throw new Error('The page has no head.');
  writeFileSync(file, page.replace('<head>', '<head><script src="/watch.js"></script>'));
  for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
}

/** The errors that the watcher recorded. */
export const recordedErrors = (driver: Driver): Promise<string[]> =>
  driver
    .evaluate((key) => {
      if (!document.querySelector('script[src="/watch.js"]')) return ['the watcher is not in the page'];
      return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    }, ERRORS_KEY)
    .catch((error: unknown) => [`the page does not answer: ${error}`]);
