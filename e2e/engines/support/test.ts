import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { PORTAL_FIXTURE_TIMEOUT_MS, Portal } from '../../support/portal';
import { ROOT } from '../../support/run-folder';
import type { Device, EngineName } from '../drivers/driver';
import { findEngine } from '../drivers/installed-engines';
import { NetworkSwitch } from './network-switch';
import { Visitor } from './visitor';
import { recordedErrors, watchPages } from './watch';

export { expect };

export const PHONE_SIZE = { width: 390, height: 844 };
export const DESKTOP_SIZE = { width: 1440, height: 900 };

/** Rate limits that no test reaches by accident. */
const RATE_LIMITS = {
  LIMIT_LOGIN_ACCOUNT: '1000',
  LIMIT_LOGIN_ADDRESS: '10000',
  LIMIT_REPORT_ADDRESS: '100000',
};

interface Worker {
  cable: NetworkSwitch;
  portal: Portal;
}

/** Console messages about a deliberately cut network, which are no faults. */
const NETWORK_ERROR =
  /Failed to load resource|NetworkError|Could not connect|ERR_(CONNECTION|INTERNET|NETWORK|EMPTY)|download failed .*status=2152398850/;

interface Fixtures {
  /** Console messages that the test provokes and that must not fail it; null when it provokes none. */
  onPurpose: RegExp | null;
  /** Opens an engine, or skips the test with the reason. */
  visit(name: EngineName, device?: Partial<Device>): Promise<Visitor>;
  /** Saves a screenshot of the window below test-results/engines. */
  picture(visitor: Visitor, name: string): Promise<void>;
}

export const test = base.extend<Fixtures, Worker>({
  cable: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern
    async ({}, use) => {
      const cable = new NetworkSwitch();
      await cable.join();
      await use(cable);
      await cable.cut();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ cable }, use) => {
      const portal = await Portal.start({ ownFiles: true, env: { ...RATE_LIMITS, PUBLIC_URL: cable.url } });
      watchPages(portal);
      cable.target = portal.port;
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: PORTAL_FIXTURE_TIMEOUT_MS },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  onPurpose: [null, { option: true }],
  visit: async ({ cable, portal, onPurpose }, use) => {
    expect(portal.port).toBeGreaterThan(0);
    const open: Visitor[] = [];
    await use(async (name, device) => {
      const engine = findEngine(name);
      if ('missing' in engine) {
        test.info().skip(true, engine.missing);
        throw new Error(engine.missing);
      }
      const driver = await engine.open({
        zone: 'Pacific/Tahiti',
        language: 'fr-FR',
        ...DESKTOP_SIZE,
        ...device,
      });
      const visitor = new Visitor(driver, cable.url);
      open.push(visitor);
      return visitor;
    });
    if (test.info().errors.length > 0)
      for (const { driver } of open)
        await driver.screenshot().then(
          (png) => writeFileSync(test.info().outputPath(`${driver.name}.png`), png),
          () => undefined,
        );
    const said: Record<string, string[]> = {};
    for (const { driver } of open) {
      const all = [...driver.complaints(), ...(await recordedErrors(driver))];
      said[driver.name] = all.filter((one) => !NETWORK_ERROR.test(one) && !onPurpose?.test(one));
    }
    for (const { driver } of open) await driver.close();
    expect(Object.entries(said).filter(([, complaints]) => complaints.length > 0)).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures from the pattern
  picture: async ({}, use) => {
    const folder = join(ROOT, 'test-results/engines');
    mkdirSync(folder, { recursive: true });
    await use(async ({ driver }, name) =>
      writeFileSync(join(folder, `${name}-${driver.name}.png`), await driver.screenshot()),
    );
  },
});
