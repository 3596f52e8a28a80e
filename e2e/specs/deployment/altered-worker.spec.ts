import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '../../support/deployment/deployment-test';
import { serveManyCases } from '../../support/many-cases';
import { homeMonth, openMap, ringSum } from '../../support/map';

test.use({ ownFiles: true });

test('a changed script of a worker does not run: the page says so and counts itself', async ({
  page,
  request,
  portal,
  deployment,
  complaints,
}) => {
  const folder = dirname(deployment.release('mf-ciguawatch').entry);
  const name = readdirSync(portal.file(folder)).find((one) => /^cases\.[0-9a-f]{8}\.js$/.test(one));
  // If the altered worker ran, it would never respond, and the total would not appear.
  deployment.append(`${folder}/${name}`, ';self.onmessage = () => {};');
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
  await expect(page.getByText('Un fichier du portail n’est pas celui qui a été publié')).toBeVisible();
  const names = await Promise.all(page.workers().map((one) => one.evaluate(() => self.name)));
  expect(names).not.toContain('cases');
  complaints.length = 0;
});
