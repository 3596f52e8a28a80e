import type { Page } from '@playwright/test';
import { AREAS, IDS } from '../../support/deployment/areas';
import type { ModuleId } from '../../support/deployment/deployment';
import { expect, heading, signIn, test } from '../../support/deployment/deployment-test';
import { DAILY, LONG } from '../../support/tags';
import { withoutStream } from '../../support/without-stream';

test.use({ ownFiles: true });

const openArea = (page: Page, id: ModuleId) =>
  page.getByRole('banner').getByRole('link', { name: AREAS[id].name, exact: true }).click();
const slot = (page: Page, id: ModuleId) => page.locator(`[id="single-spa-application:${id}"]`);

/** Expects that the module itself renders, not the shell's panel. */
async function expectDrawn(page: Page, id: ModuleId): Promise<void> {
  await expect(slot(page, id).getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(`Module\u00a0: ${id}`)).toHaveCount(0);
}

async function expectDown(page: Page, id: ModuleId): Promise<void> {
  await expect(heading(page)).toHaveText(`${AREAS[id].name} ne répond pas`);
  await expect(page.getByText('Cette partie du portail n’est pas installée ou a été retirée.')).toBeVisible();
  await expect(page.getByText(`Module\u00a0: ${id}`)).toBeVisible();
}

test('home fetches no code of a module', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await withoutStream(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(heading(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/modules/'))).toEqual([]);
});

test('all code of a page is requested in one round trip, each file once', async ({ page, deployment }) => {
  const { entry, ahead } = deployment.release('mf-ciguawatch');
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const listed = [
    ...ahead.entry.files,
    ...(ahead.pages['case-report']?.files ?? []),
    ...(ahead.texts.fr ?? []),
    ...(ahead.pages['case-report']?.texts?.fr ?? []),
  ];
  expect(listed.length).toBeGreaterThan(3);
  const asked: { path: string; type: string }[] = [];
  page.on('request', (request) =>
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  const travelled = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith('/modules/')) return;
    const { responseBodySize } = await request.sizes();
    if (responseBodySize > 0) travelled.set(path, (travelled.get(path) ?? 0) + 1);
  });
  await page.goto('/ciguawatch/case/report/new');
  await expect(page.getByRole('radio').first()).toBeAttached();
  // All requested files are in the release's list, and were requested before the first of them ran.
  const ofModule = asked.filter(({ path }) => path.startsWith('/modules/'));
  const early = ofModule.slice(
    0,
    ofModule.findIndex(({ type }) => type === 'script'),
  );
  expect(new Set(early.map(({ path }) => path))).toEqual(
    new Set([entry, ...listed.map((file) => folder + file)]),
  );
  expect(new Set(ofModule.map(({ path }) => path))).toEqual(new Set(early.map(({ path }) => path)));
  expect([...travelled.values()].filter((times) => times > 1)).toEqual([]);
});

for (const lost of IDS) {
  test(`without the folder of ${lost} the shell names it and the rest works, until it is back`, {
    tag: lost === 'mf-ciguawatch' ? DAILY : LONG,
  }, async ({ page, deployment }) => {
    await signIn(page, 'admin@demo.example');
    await page.goto('/');
    const bringBack = deployment.takeAway(lost);
    await openArea(page, lost);
    await expectDown(page, lost);
    for (const other of IDS.filter((id) => id !== lost)) {
      await openArea(page, other);
      await expectDrawn(page, other);
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Ciguawatch Surveillance/ })
      .click();
    await expect(heading(page)).toHaveText('Bonjour, Demo');
    bringBack();
    await openArea(page, lost);
    await expectDrawn(page, lost);
  });
}

test('a module that came back is drawn by "try again"', async ({ page, deployment }) => {
  const bringBack = deployment.takeAway('mf-fishbase');
  await page.goto('/fishbase/species');
  await expectDown(page, 'mf-fishbase');
  const tryAgain = page.getByRole('button', { name: 'Réessayer' });
  await tryAgain.click();
  await expectDown(page, 'mf-fishbase');
  bringBack();
  await tryAgain.click();
  await expectDrawn(page, 'mf-fishbase');
});

/**
 * Expects that the shell refuses Fishbase with these sentences before loading its code, and that the other
 * modules work.
 */
async function expectRefused(page: Page, sentences: string[]): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/fishbase/species');
  await expect(heading(page)).toHaveText('Fishbase est refusé par ce portail');
  await page.getByText('Ce qui manque').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(sentences);
  expect(asked.filter((path) => path.startsWith('/modules/'))).toEqual([]);
  await openArea(page, 'mf-ciguawatch');
  await expectDrawn(page, 'mf-ciguawatch');
}

test('a module that needs names the shell lacks is refused, with each of the names', async ({
  page,
  deployment,
}) => {
  deployment.change('mf-fishbase', ({ uses }) => {
    uses['runtime/i18n/i18n']?.names.push('formatTide');
    uses['ui/compass-rose'] = { number: 1, names: ['CompassRose', 'CompassCard'] };
  });
  await expectRefused(page, [
    'Code partagé runtime/i18n/i18n\u00a0: sans formatTide ici',
    'Code partagé ui/compass-rose\u00a0: sans CompassRose, CompassCard ici',
  ]);
});

test('a module of another major version of shared is refused, with that version', async ({
  page,
  deployment,
}) => {
  deployment.change('mf-fishbase', (release) => {
    const names = Object.entries(release.uses).map(([path, taken]) => [path, taken.names]);
    Object.assign(release, { shared: 2, uses: Object.fromEntries(names) });
  });
  await expectRefused(page, ['Code partagé\u00a0: demande la version\u00a02, ici la 1']);
});

test('a module that was built for code that has changed since is refused', async ({ page, deployment }) => {
  deployment.change('mf-fishbase', ({ uses }) => {
    const i18n = uses['runtime/i18n/i18n'];
    if (i18n) i18n.number -= 1;
  });
  await expectRefused(page, ['Code partagé\u00a0: demande la version\u00a00, ici la 1']);
});

test('a module whose script was altered does not run', async ({ page, deployment }) => {
  deployment.append(
    deployment.release('mf-fishbase').entry,
    ';document.documentElement.dataset.altered = "yes";',
  );
  await page.goto('/fishbase/species');
  await expect(heading(page)).toHaveText('Fishbase est refusé par ce portail');
  await expect(page.locator('html[data-altered]')).toHaveCount(0);
});

test('a module that fails while it starts is distinguished from a missing one', async ({
  page,
  deployment,
  complaints,
}) => {
  deployment.redeploy('mf-fishbase', ';throw new Error("Broken on purpose");');
  deployment.change('mf-fishbase', (release) => {
    release.uses = {};
  });
  await page.goto('/');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/a/module/fault/'));
  await openArea(page, 'mf-fishbase');
  expect((await told).postDataJSON()).toMatchObject({
    module: 'mf-fishbase',
    version: expect.stringMatching(/^next-/),
    kind: 'crash',
  });
  // A module left at once is not loaded at all.
  await expect.poll(() => complaints).toEqual(['Error: Broken on purpose']);
  await openArea(page, 'mf-ciguawatch');
  await expectDrawn(page, 'mf-ciguawatch');
  complaints.length = 0;
});

test('a single module is redeployed: a reload shows it, and the shell is unchanged', async ({
  page,
  context,
  deployment,
}) => {
  const isNew = 'html[data-deployed="again"]';
  const shell = deployment.shellDigest();
  const early = await context.newPage();
  await early.goto('/');
  await page.bringToFront();
  await page.goto('/fishbase/species');
  await expectDrawn(page, 'mf-fishbase');

  deployment.redeploy('mf-fishbase', ';document.documentElement.dataset.deployed = "again";');
  await page.reload();
  await expectDrawn(page, 'mf-fishbase');
  await expect(page.locator(isNew)).toHaveCount(1);
  expect(deployment.shellDigest()).toBe(shell);

  // A tab opened before continues with its version.
  await openArea(early, 'mf-fishbase');
  await expectDrawn(early, 'mf-fishbase');
  await expect(early.locator(isNew)).toHaveCount(0);
});

test('shell and modules share one React, one MobX, one dictionary and one session', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const nothing = () => undefined;
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        checkDCE: nothing,
      },
    });
  });
  await signIn(page, 'admin@demo.example');
  await page.goto('/');
  for (const id of IDS) {
    await openArea(page, id);
    await expectDrawn(page, id);
  }
  const found = await page.evaluate(() => {
    const host = globalThis as unknown as Record<string | symbol, unknown>;
    const shared = host[Symbol.for('ciguawatch.runtime')] as Map<string, unknown>;
    return {
      reactDom: (host.renderers as unknown[]).length,
      mobx: host.__mobxInstanceCount,
      shared: [...shared.keys()],
    };
  });
  expect(found).toMatchObject({ reactDom: 1, mobx: 1 });
  // A second copy of one of these would throw, and the module would not render.
  expect(found.shared).toEqual(
    expect.arrayContaining(['session', 'language', 'i18n', 'connectivity', 'outbox']),
  );
});
