import type { Page } from '@playwright/test';
import { violations } from '../../support/axe';
import type { Deployment, ModuleId } from '../../support/deployment/deployment';
import { expect, heading, signIn, test } from '../../support/deployment/deployment-test';
import { DAILY, LONG } from '../../support/tags';

test.use({ ownFiles: true });

/** Added code that leaves a trace if it runs. */
const ALTERATIONS = { js: ';document.documentElement.dataset.altered = "";', css: 'html{--altered:1}' };

const said = (page: Page) => page.getByText('Un fichier du portail n’est pas celui qui a été publié');

const hasRun = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    return 'altered' in root.dataset || getComputedStyle(root).getPropertyValue('--altered') !== '';
  });

/** A module's own first script or style for the page of species. */
function species(deployment: Deployment, kind: 'js' | 'css'): string {
  const { entry, ahead } = deployment.release('mf-fishbase');
  const file = ahead.pages.species?.files.find((one) => one.endsWith(`.${kind}`));
  if (!file) throw new Error(`the page of species has no .${kind}`);
  return `${entry.slice(0, entry.lastIndexOf('/') + 1)}${file}`;
}

/** One page per module that an administrator may open. */
const PAGE_OF_MODULE: Record<ModuleId, string> = {
  'mf-ciguawatch': '/ciguawatch/case/map',
  'mf-fishbase': '/fishbase/species',
  'mf-gis': '/gis/maps',
  'mf-global': '/global/users',
};

const REFUSED_MODULE = 'Fishbase est refusé par ce portail';
interface ChangedFile {
  what: string;
  of: (one: Deployment) => string;
  at: string;
  /** Heading of the page that replaces the refused one. */
  instead?: string;
  daily?: true;
}

/** One file of each kind; the most different kinds run with each `npm test`. */
const CHANGED_FILES: ChangedFile[] = [
  { what: 'first script of the shell', of: (one) => one.asset(/^shell\..*js$/), at: '/', daily: true },
  { what: 'first style of the shell', of: (one) => one.asset(/^shell\..*css$/), at: '/login' },
  { what: 'script of the shell', of: (one) => one.asset(/^bootstrap\..*js$/), at: '/' },
  { what: 'style of the shell', of: (one) => one.asset(/^bootstrap\..*css$/), at: '/' },
  {
    what: 'page of the shell',
    of: (one) => one.asset(/^legal-fr\..*js$/),
    at: '/legal/terms-of-use',
    instead: 'Cette page n’est pas celle qui a été publiée',
  },
  {
    what: 'first script of a module',
    of: (one) => one.release('mf-fishbase').entry,
    at: '/fishbase/species',
    instead: REFUSED_MODULE,
  },
  {
    what: 'script of a module',
    of: (one) => species(one, 'js'),
    at: '/fishbase/species',
    instead: REFUSED_MODULE,
  },
  {
    what: 'style of a module',
    of: (one) => species(one, 'css'),
    at: '/fishbase/species',
    instead: REFUSED_MODULE,
    daily: true,
  },
];

for (const { what, of, at, instead, daily } of CHANGED_FILES) {
  test(`a changed ${what} is refused, and the page says so`, {
    tag: daily ? DAILY : LONG,
  }, async ({ page, deployment, complaints }) => {
    const file = of(deployment);
    deployment.append(file, ALTERATIONS[file.endsWith('.css') ? 'css' : 'js']);
    await page.goto(at);
    await expect(said(page)).toBeVisible();
    if (instead) await expect(heading(page)).toHaveText(instead);
    expect(await hasRun(page)).toBe(false);
    complaints.length = 0;
  });
}

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the sentence lies over the bar of the page, and can be read', async ({
    page,
    deployment,
    complaints,
  }) => {
    deployment.append(species(deployment, 'js'), ALTERATIONS.js);
    await page.goto('/fishbase/species');
    await expect(said(page)).toBeVisible();
    for (const link of await page.locator('#altered [lang=fr] a').all()) await link.click({ trial: true });
    expect(await violations(page)).toEqual([]);
    complaints.length = 0;
  });
});

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('no cache keeps a changed file once the original is back', {
      tag: serviceWorkers === 'allow' ? DAILY : LONG,
    }, async ({ page, deployment, complaints }) => {
      if (serviceWorkers === 'allow') {
        await page.goto('/legal/terms-of-use');
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/sw.js');
          await navigator.serviceWorker.ready;
        });
      }
      const putBack = deployment.append(species(deployment, 'js'), ALTERATIONS.js);
      await page.goto('/fishbase/species');
      await expect(heading(page)).toHaveText(REFUSED_MODULE);
      putBack();
      await page.getByRole('link', { name: 'Rechargez la page' }).click();
      await expect(page.getByRole('searchbox').first()).toBeVisible();
      await expect(said(page)).toBeHidden();
      complaints.length = 0;
    });
  });
}

/** Requests every chunk of a bundle whose first script has loaded; none may load. */
const askForAll = (page: Page, bundle: string) =>
  page.evaluate(async (name) => {
    interface Runtime {
      digests: Record<'js' | 'css', Record<string, string>>;
      e(chunk: string): Promise<unknown>;
    }
    const chunks = (window as unknown as Record<string, { push(chunk: unknown[]): void }>)[name];
    const runtime = await new Promise<Runtime>((found) => chunks?.push([['asked'], {}, found]));
    const ids = new Set([runtime.digests.js, runtime.digests.css].flatMap(Object.keys));
    const came = await Promise.all(
      [...ids].map((id) =>
        runtime.e(id).then(
          () => [id],
          () => [],
        ),
      ),
    );
    return came.flat();
  }, `webpackChunk${bundle}`);

const refused = async (page: Page) => {
  const found = await page.evaluate(() =>
    (window as unknown as { alteredFiles(): Promise<string[]> }).alteredFiles(),
  );
  return new Set(found.map((one) => new URL(one).pathname));
};

/** Worker scripts, started by pages with much to compute; the last tests open such pages. */
const WORKER_FILES = /\/(cases|outline)\.[0-9a-f]{8}\.js$/;

/** Alters files of a deployment; returns their paths. */
function change(deployment: Deployment, files: string[]): string[] {
  for (const file of files) deployment.append(file, ALTERATIONS[file.endsWith('.css') ? 'css' : 'js']);
  return files;
}

test('no changed script or style of the shell runs', { tag: LONG }, async ({
  page,
  deployment,
  complaints,
}) => {
  const all = deployment.scriptsAndStyles('assets');
  const earlier = deployment.filesOfEarlierBuilds();
  const files = change(
    deployment,
    all.filter((file) => !(/\/shell\.[^/]+$/.test(file) || earlier.has(file))),
  );
  await page.goto('/');
  await expect(said(page)).toBeVisible();
  expect(await askForAll(page, 'shell')).toEqual([]);
  await expect.poll(() => refused(page)).toEqual(new Set(files));
  expect(await hasRun(page)).toBe(false);
  complaints.length = 0;
});

for (const [id, at] of Object.entries(PAGE_OF_MODULE) as [ModuleId, string][]) {
  test(`no changed script or style of ${id} runs`, { tag: LONG }, async ({
    page,
    deployment,
    complaints,
  }) => {
    const { entry } = deployment.release(id);
    const all = deployment.scriptsAndStyles(entry.slice(1, entry.lastIndexOf('/')));
    const files = change(
      deployment,
      all.filter((file) => file !== entry && !WORKER_FILES.test(file)),
    );
    await signIn(page, 'admin@demo.example');
    await page.goto(at);
    await expect(said(page)).toBeVisible();
    await expect(heading(page)).toHaveText(/ est refusé par ce portail$/);
    expect(await askForAll(page, id.replaceAll('-', '_'))).toEqual([]);
    await expect.poll(() => refused(page)).toEqual(new Set(files));
    expect(await hasRun(page)).toBe(false);
    complaints.length = 0;
  });
}
