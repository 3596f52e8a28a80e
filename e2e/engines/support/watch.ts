import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Portal } from '../../support/portal';
import type { Driver } from '../drivers/driver';

const KEY = 'heard-errors';

/** Writes down what goes wrong in a page, from its first script on and over its reloads. */
const WATCH = `(() => {
  const add = (text) => {
    const all = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
    sessionStorage.setItem('${KEY}', JSON.stringify([...all, String(text).slice(0, 500)]));
  };
  addEventListener('error', (event) => {
    // No error but a notice, which consoles leave out: a resize during a resize notification is delivered in the next frame.
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

/** Lets the pages of a portal, which has files of its own, load the watcher before all else. */
export function watchPages(portal: Portal): void {
  writeFileSync(portal.file('watch.js'), WATCH);
  const file = portal.file('index.html');
  const page = readFileSync(file, 'utf8');
  if (!page.includes('<head>')) throw new Error('The page has no head.');
  writeFileSync(file, page.replace('<head>', '<head><script src="/watch.js"></script>'));
  for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
}

/** What the watcher heard in the window. */
export const heard = (driver: Driver): Promise<string[]> =>
  driver
    .evaluate((key) => {
      if (!document.querySelector('script[src="/watch.js"]')) return ['the watcher is not in the page'];
      return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    }, KEY)
    .catch((error: unknown) => [`the page does not answer: ${error}`]);
