import type { Page } from '@playwright/test';
import { expect, heading, signIn, test } from '../../support/deployment/deployment-test';
import { withoutStream } from '../../support/without-stream';

test.use({ ownFiles: true });

const side = (page: Page) =>
  page.getByRole('main').locator('..').getByRole('navigation', { name: 'Fishbase' });

test('the running shell shows a wide page, a menu group and a counter that only a module added', async ({
  page,
  deployment,
}) => {
  const shell = deployment.shellDigest();
  deployment.redeclare('mf-fishbase', (declaration, texts) => {
    const open = { access: 'open', offline: 'read' };
    declaration.routes.push({ path: '/depths', page: 'species', frame: 'rail', ...open });
    declaration.menu.push({ key: 'depths', path: '/depths', icon: 'map', group: 'sea', access: 'open' });
    const access = { all: ['moderator'] };
    declaration.work.push({ access, count: 'a/work/depths/', labelKey: 'work.depths', to: '/depths' });
    Object.assign(texts.fr_FR.menu ?? {}, { depths: 'Profondeurs' });
    Object.assign(texts.en_US.menu ?? {}, { depths: 'Depths' });
    Object.assign(texts.fr_FR.group ?? {}, { sea: 'Large' });
    Object.assign(texts.en_US.group ?? {}, { sea: 'Open sea' });
    texts.fr_FR.work = { depths: 'Sondes|Sonde à relire|Sondes à relire', depthsText: 'Du dernier mois' };
    texts.en_US.work = { depths: 'Depths|Depth to check|Depths to check', depthsText: 'Of the last month' };
  });
  // The running server does not know the new counter's address, so the test answers it.
  let waiting = 3;
  await page.route('**/api/a/work/depths/', (route) =>
    route.fulfill({ json: { count: waiting, urgent: true }, headers: { 'cache-control': 'no-store' } }),
  );

  await signIn(page, 'moderator@demo.example');
  await page.goto('/');
  const line = page.getByRole('main').getByRole('link', { name: /à relire/ });
  await expect(line).toHaveText(/3.*Sondes à relire.*urgent.*Du dernier mois.*Profondeurs/);
  await expect(page.getByText('Rôles sans décompte ici')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Profondeurs 3 en attente' })).toBeVisible();

  waiting = 1;
  // Focusing the window during a request sends no second one.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(line).toHaveText(/1.*Sonde à relire/, { timeout: 1_000 });
  }).toPass();

  await line.click();
  await expect(page).toHaveURL('/fishbase/depths');
  await expect(
    page.locator('[id="single-spa-application:mf-fishbase"]').getByRole('heading').first(),
  ).toBeVisible();
  const entry = side(page).getByRole('link', { name: 'Profondeurs' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  // The narrow menu shows icons with names as tooltips.
  await expect(entry).toHaveAttribute('title', 'Profondeurs');

  await side(page).getByRole('link', { name: 'Espèces' }).click();
  await expect(page).toHaveURL('/fishbase/species');
  await expect(side(page).getByRole('heading', { name: 'Large' })).toBeVisible();
  await expect(entry).not.toHaveAttribute('title', /./);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(side(page).getByRole('link', { name: 'Depths' })).toBeVisible();
  await expect(side(page).getByRole('heading', { name: 'Open sea' })).toBeVisible();
  expect(deployment.shellDigest()).toBe(shell);
});

test('a module made for contract 1 is refused with an explanation, before its code is fetched', async ({
  page,
  deployment,
}) => {
  deployment.change('mf-fishbase', (release) => {
    const route = { path: '/species', page: 'species', layout: 'fishbase', access: 'open', offline: 'read' };
    const guarded = { ...route, path: '/revisions', access: { all: [3] }, offline: 'none' };
    Reflect.deleteProperty(release.decl, 'work');
    Object.assign(release.decl, { contract: 1, routes: [route, guarded], menu: [] });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/fishbase/species');
  await expect(heading(page)).toHaveText('Fishbase est refusé par ce portail');
  await expect(page.getByText('Cette partie a été faite pour une autre version du portail.')).toBeVisible();
  await page.getByText('Ce qui manque').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Contrat\u00a0: demande 1, ici 2']);
  expect(asked.filter((path) => path.startsWith('/modules/'))).toEqual([]);
  // The shell keeps the menu of its own build and shows the other modules.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fishbase' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Ciguawatch', exact: true }).click();
  await expect(
    page.locator('[id="single-spa-application:mf-ciguawatch"]').getByRole('heading').first(),
  ).toBeVisible();
});

test('for each role home shows the waiting work, failed counters, and pages without a counter', async ({
  page,
}) => {
  const counter = '**/api/a/work/cases-to-review/';
  await page.route(counter, (route) => route.fulfill({ status: 500, json: {} }));
  // The first event of the stream asks every counter again, which might be before the press below.
  await withoutStream(page);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Nouveaux cas/ })).toHaveAttribute(
    'href',
    '/ciguawatch/case/report/list?review_state=new',
  );
  await expect(main.getByRole('alert')).toContainText('Non compté\u00a0: Déclarations à relire.');
  await page.unroute(counter);
  await main.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(main.getByRole('alert')).toHaveCount(0);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'gis_creator@demo.example');
  await page.goto('/');
  await expect(main.getByRole('list', { name: 'Rôles sans décompte ici' })).toHaveText(
    'Contours\u00a0: création',
  );
  await expect(main.getByText('Rien ne vous attend.')).toHaveCount(0);
});
