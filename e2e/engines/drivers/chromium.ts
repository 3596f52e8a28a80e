import { chromium } from '@playwright/test';
import { type Device, type Driver, KEY_CODES } from './driver';

/** Chromium by Playwright, as in the other browser tests: the reference for the other two engines. */
export async function openChromium(path: string, device: Device): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const context = await browser.newContext({
    locale: device.language,
    timezoneId: device.zone,
    viewport: { width: device.width, height: device.height },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    name: 'chromium',
    version: browser.version(),
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (body, ...args) =>
      JSON.parse(
        await page.evaluate(
          `(async () => JSON.stringify((await (${body})(...${JSON.stringify(args)})) ?? null))()`,
        ),
      ),
    click: (x, y) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await (KEY_CODES[key] ? page.keyboard.press(key) : page.keyboard.type(key));
    },
    screenshot: () => page.screenshot(),
    print: () => page.pdf(),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
