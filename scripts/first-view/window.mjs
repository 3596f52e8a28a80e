import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

/** Fake MessageChannel, because Node's would keep the process alive. */
class Channel {
  constructor() {
    const port1 = { onmessage: null };
    this.port1 = port1;
    this.port2 = { postMessage: (data) => setTimeout(() => port1.onmessage?.({ data })) };
  }
}

/** Adds browser APIs that the bundle calls and jsdom lacks; they do nothing. */
function complete(window) {
  const silent = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, {
    matchMedia: silent,
    TextEncoder,
    TextDecoder,
    MessageChannel: Channel,
    structuredClone,
    fetch: () => Promise.reject(new Error('nothing is fetched while first views are drawn')),
  });
}

/**
 * Runs a workspace's bundle in a jsdom window.
 * @param {string} folder folder of the bundle
 * @returns its `draw(code)`, which returns HTML by key
 */
export function drawerOf(folder) {
  const virtualConsole = new VirtualConsole().sendTo(console);
  const { window } = new JSDOM('<!doctype html><html lang="en"><body><div id="root"></div></body></html>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    virtualConsole,
  });
  complete(window);
  window.eval(readFileSync(path.join(folder, 'views.js'), 'utf8'));
  const { draw } = window.eval('views');
  return { draw: (code) => draw(code), close: () => window.close() };
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The style sheets of a bundle: global ones, and its own. */
export const sheetsOf = (folder) => ({
  globals: read(path.join(folder, 'globals.css')),
  own: read(path.join(folder, 'views.css')),
});
