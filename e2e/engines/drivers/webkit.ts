import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from './child';
import { clickActions, type Device, type Driver, keyActions } from './driver';
import { localeFolder } from './locales';

/** Programs of Debian's webkit2gtk-driver and xvfb. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Otherwise the tool bar keeps the window wider than a phone. */
const NO_MINIMUM_STYLE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends one command of classic WebDriver. */
async function command<R>(base: string, method: string, path: string, body?: object): Promise<R> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: R & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKitGTK's MiniBrowser on a virtual screen, driven by classic WebDriver. */
export async function openWebKit(programs: WebKitPrograms, device: Device): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NO_MINIMUM_STYLE);
  const screen = await startChild(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  );
  const port = await freePort();
  const driver = await startChild(
    '/bin/sh',
    ['-c', `echo ready; exec "${programs.driver}" --port=${port}`],
    /ready/,
    {
      env: {
        ...process.env,
        DISPLAY: `:${screen.match[1]}`,
        TZ: device.zone,
        LOCPATH: await localeFolder(device.language),
        LANG: `${device.language.replace('-', '_')}.UTF-8`,
        LC_ALL: '',
        LANGUAGE: '',
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CONFIG_HOME: folder,
        GDK_BACKEND: 'x11',
      },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${base}/status`).then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  const session = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(
    base,
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: programs.browser,
            args: ['--automation'],
          },
        },
      },
    },
  );
  const send = <R>(method: string, path: string, body?: object) =>
    command<R>(`${base}/session/${session.sessionId}`, method, path, body);
  const evaluate: Driver['evaluate'] = async (body, ...args) => {
    const { failed, text } = await send<{ failed?: string; text: string }>('POST', '/execute/async', {
      script: `const [given, done] = arguments;
        (async () => JSON.stringify((await (${body})(...JSON.parse(given))) ?? null))()
          .then((text) => done({ text }), (error) => done({ failed: String(error) }));`,
      args: [JSON.stringify(args)],
    });
    if (failed !== undefined) throw new Error(failed);
    return JSON.parse(text);
  };
  await send('POST', '/window/rect', { width: device.width, height: device.height });
  // The window has a frame, whose size is added.
  const inner = await evaluate(() => [innerWidth, innerHeight]);
  await send('POST', '/window/rect', {
    width: 2 * device.width - (inner[0] ?? device.width),
    height: 2 * device.height - (inner[1] ?? device.height),
  });
  return {
    name: 'webkit',
    version: session.capabilities.browserVersion,
    goto: (url) => send('POST', '/url', { url }),
    evaluate,
    click: (x, y) => send('POST', '/actions', { actions: clickActions(x, y) }),
    press: (...keys) => send('POST', '/actions', { actions: keyActions(keys) }),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    print: async () => null,
    complaints: () => [],
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await driver.end();
      await screen.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
