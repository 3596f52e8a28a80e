import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { serveManyCases } from '../../support/data/many-cases';
import type { Deployment, ModuleId } from '../../support/deployment/deployment';
import { expect, signIn, test } from '../../support/deployment/deployment-test';
import { expectMapDrawn, homeMonth, openMap, ringSum } from '../../support/map';
import type { Portal } from '../../support/portal';

test.use({ ownFiles: true });

/** Path of a worker script in a module's release; `name` is its file name before the digest. */
function workerOf(portal: Portal, deployment: Deployment, id: ModuleId, name: string): string {
  const folder = dirname(deployment.release(id).entry);
  const files = readdirSync(portal.file(folder)).filter((one) => /^\w+\.[0-9a-f]{8}\.js$/.test(one));
  return `${folder}/${files.find((one) => one.startsWith(`${name}.`))}`;
}

const said = (page: Page) => page.getByText('Un fichier du portail n’est pas celui qui a été publié');

test('a changed worker script does not run: the page says so and counts on its own thread', async ({
  page,
  request,
  portal,
  deployment,
  complaints,
}) => {
  // If the altered worker ran, it would never respond, and the total would not appear.
  deployment.append(workerOf(portal, deployment, 'mf-ciguawatch', 'cases'), ';self.onmessage = () => {};');
  const places = (await (await request.get('/api/cw/location/')).json()) as Record<string, unknown>[];
  const tahiti = places.find((one) => one.type === 'I' && one.name === 'Tahiti');
  const pile = {
    island: tahiti?.id as number,
    archi: tahiti?.parent_id as number,
    point: tahiti?.center as [number, number],
    year: homeMonth().year - 1,
    month: 1,
  };
  const all = await serveManyCases(page, 5, [pile]);
  await openMap(page);
  await expect.poll(() => ringSum(page)).toBe(all);
  await expect(said(page)).toBeVisible();
  const names = await Promise.all(page.workers().map((one) => one.evaluate(() => self.name)));
  expect(names).not.toContain('cases');
  complaints.length = 0;
});

/** A worker that the page started: its name, the URL of its script, and the number of its messages to the page. */
interface StartedWorker {
  name: string | undefined;
  address: string;
  answers: number;
}

/** Imports an outline from a file in the page and returns the workers that the page started for it. */
async function importOutline(page: Page): Promise<StartedWorker[]> {
  await page.addInitScript(() => {
    const started: StartedWorker[] = [];
    Object.assign(window, { started });
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        const one: StartedWorker = { name: options?.name, address: String(address), answers: 0 };
        started.push(one);
        this.addEventListener('message', () => {
          one.answers += 1;
        });
      }
    };
  });
  await signIn(page, 'admin@demo.example');
  await page.goto('/gis/new');
  await expectMapDrawn(page);
  // The outline crosses 180°, so that the import has to join its halves with the geometry library.
  const half = (west: number, east: number) => [
    [
      [west, -17],
      [east, -17],
      [east, -16],
      [west, -16],
      [west, -17],
    ],
  ];
  const geometry = { type: 'MultiPolygon', coordinates: [half(179, 180), half(-180, -179)] };
  const text = JSON.stringify({ type: 'Feature', properties: {}, geometry });
  await page.locator('input[type=file]').setInputFiles({
    name: 'atoll.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('1, trous\u00a0: 0')).toBeVisible();
  const all = await page.evaluate(() => (window as unknown as { started: StartedWorker[] }).started);
  return all.filter(({ name }) => name === 'outline');
}

test('outlines of files are joined by a worker whose script was compared with its digest', async ({
  page,
}) => {
  const [outline, ...others] = await importOutline(page);
  expect(outline).toEqual({ name: 'outline', address: expect.stringMatching(/^blob:/), answers: 1 });
  expect(others).toEqual([]);
  await expect(said(page)).toBeHidden();
});

test('a worker script with one changed byte does not run: the page says so and joins the outlines itself', async ({
  page,
  portal,
  deployment,
  complaints,
}) => {
  deployment.append(workerOf(portal, deployment, 'mf-gis', 'outline'), ' ');
  expect(await importOutline(page)).toEqual([]);
  await expect(said(page)).toBeVisible();
  complaints.length = 0;
});
