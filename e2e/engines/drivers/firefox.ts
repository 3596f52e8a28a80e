import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiClient } from './bidi';
import { startChild } from './child';
import { clickActions, type Device, type Driver, keyActions } from './driver';
import { FirefoxLog, LOG_EVENTS } from './firefox-log';

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

type BidiReply =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

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
  const log = new FirefoxLog();
  const bidi = await BidiClient.connect(`${match[1]}/session`, (event) => log.hear(event));
  const session = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: LOG_EVENTS });
  // A new tab: in the first one the focus stays in the address bar, and Enter presses no button.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const viewport = { width: device.width, height: device.height };
  await bidi.send('browsingContext.setViewport', { context, viewport });
  return {
    name: 'firefox',
    version: session.capabilities.browserVersion,
    goto: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
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
    complaints: () => log.complaints(),
    close: async () => {
      bidi.socket.close();
      await end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
