/** What jsdom lacks and the portal's libraries expect of a browser. */
const util = require('node:util');
const { webcrypto } = require('node:crypto');

globalThis.TextEncoder ??= util.TextEncoder;
globalThis.TextDecoder ??= util.TextDecoder;
globalThis.structuredClone ??= (value) => require('node:v8').deserialize(require('node:v8').serialize(value));
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
globalThis.CSS ??= {};
globalThis.CSS.escape ??= (text) => String(text).replace(/[^\w-]/g, (char) => `\\${char}`);
globalThis.CSS.supports ??= () => false;
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
