import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from './chromium';
import type { Device, Driver, EngineName } from './driver';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The MiniBrowser of the latest WebKitGTK in the usual library folders. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64'];
  const found = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit2?gtk-\d/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .filter(existsSync);
  return found.sort().at(-1);
}

type Open = (device: Device) => Promise<Driver>;

/** Finds an engine on this machine; returns how to open it, or a sentence about what is missing. */
export function findEngine(name: EngineName): { open: Open } | { missing: string } {
  if (name === 'chromium') {
    const path = firstExisting(
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
    );
    return path
      ? { open: (device) => openChromium(path, device) }
      : { missing: 'no Chromium (Debian: chromium), or CHROMIUM_PATH does not name it' };
  }
  if (name === 'firefox') {
    const path = firstExisting(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
    return path
      ? { open: (device) => openFirefox(path, device) }
      : { missing: 'no Firefox (Debian: firefox-esr), or FIREFOX_PATH does not name it' };
  }
  const [driver, browser, screen, locales] = [
    firstExisting('/usr/bin/WebKitWebDriver'),
    miniBrowser(),
    firstExisting('/usr/bin/Xvfb'),
    firstExisting('/usr/share/i18n/locales/fr_FR'),
  ];
  if (!driver || !browser)
    return { missing: 'no WebKitWebDriver with MiniBrowser (Debian: webkit2gtk-driver)' };
  if (!screen) return { missing: 'no screen in memory for WebKit (Debian: xvfb)' };
  if (!locales) return { missing: 'no language for WebKit (Debian: locales)' };
  return { open: (device) => openWebKit({ driver, browser, screen }, device) };
}
