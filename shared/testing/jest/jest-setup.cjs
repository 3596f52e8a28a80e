/** Browser APIs that jsdom lacks and the portal's libraries need. */
const util = require('node:util');
const { webcrypto } = require('node:crypto');

globalThis.TextEncoder ??= util.TextEncoder;
globalThis.TextDecoder ??= util.TextDecoder;
// Missing in jsdom. Copied through a MessagePort, because v8.serialize loses files from Node.js 22 on.
globalThis.structuredClone ??= (value) => {
  const { MessageChannel, receiveMessageOnPort } = require('node:worker_threads');
  const { port1, port2 } = new MessageChannel();
  try {
    port1.postMessage(value);
    return receiveMessageOnPort(port2).message;
  } finally {
    port1.close();
  }
};
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
