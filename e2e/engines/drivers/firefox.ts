import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiClient } from './bidi';
import { startChild } from './child';
import { clickActions, type Device, type Driver, keyActions } from './driver';

const prefs = ({ language }: Device) => ({
  'intl.accept_languages': language,
  'intl.locale.requested': language,
  'privacy.spoof_english': 1,
  'webgl.force-enabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'remote.active-protocols': 1,
});

interface BidiLogEntry {
  level: string;
  text: string | null;
}
type BidiReply =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

const LEAVING_PREFIX = 'leaving for ';
/**
 * Firefox logs this for a file that was still loading through the service worker when its page was left;
 * the digest is that of an empty file.
 */
const INTERRUPTED_REQUEST =
  /^Failed to load .*A ServiceWorker intercepted the request|integrity attribute .* “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/** The installed Firefox, driven by WebDriver BiDi. */
export async function openFirefox(path: string, device: Device): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(prefs(device)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { match, end } = await startChild(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    {
      env: { ...process.env, TZ: device.zone, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    },
  );
  const complaints: string[] = [];
  let went = '';
  const bidi = await BidiClient.connect(`${match[1]}/session`, ({ method, params }) => {
    const { level, text } = params as BidiLogEntry;
    if (method !== 'log.entryAdded' || level !== 'error') return;
    if (went.startsWith(LEAVING_PREFIX) && INTERRUPTED_REQUEST.test(text ?? '')) return;
    complaints.push(`${text ?? 'an error without a text'} (after ${went})`);
  });
  const session = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  // A new tab: in the first one the focus stays in the address bar, and Enter presses no button.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const viewport = { width: device.width, height: device.height };
  await bidi.send('browsingContext.setViewport', { context, viewport });
  return {
    name: 'firefox',
    version: session.capabilities.browserVersion,
    goto: async (url) => {
      const from = Date.now();
      went = `${LEAVING_PREFIX}${new URL(url).pathname}`;
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      went = `${new URL(url).pathname} had come, in ${Date.now() - from} ms`;
    },
    evaluate: async (body, ...args) => {
      const response = await bidi.send<BidiReply>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify((await (${body})(...JSON.parse(given))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
      return JSON.parse(response.result.value);
    },
    click: async (x, y) =>
      void (await bidi.send('input.performActions', { context, actions: clickActions(x, y) })),
    press: async (...keys) =>
      void (await bidi.send('input.performActions', { context, actions: keyActions(keys) })),
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    print: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: () => complaints,
    close: async () => {
      bidi.socket.close();
      await end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
