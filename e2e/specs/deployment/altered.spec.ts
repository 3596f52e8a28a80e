import type { Page } from '@playwright/test';
import type { Deployment } from '../../support/deployment/deployment';
import { expect, heading, signIn, test } from '../../support/deployment/deployment-test';
import { DAILY, LONG } from '../../support/tags';

test.use({ ownFiles: true });

/** What a changed file would do where it ran. */
const CODE = { js: ';document.documentElement.dataset.altered = "";', css: 'html{--altered:1}' };

const said = (page: Page) => page.getByText('Un fichier du portail n’est pas celui qui a été publié');

const hasRun = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    return 'altered' in root.dataset || getComputedStyle(root).getPropertyValue('--altered') !== '';
  });

/** The page of species: folder of its module, and its own first file of a kind. */
function species(deployment: Deployment, kind: 'js' | 'css'): string {
  const { entry, ahead } = deployment.release('mf-fishbase');
  const file = ahead.pages.species?.files.find((one) => one.endsWith(`.${kind}`));
  if (!file) throw new Error(`the page of species has no .${kind}`);
  return `${entry.slice(0, entry.lastIndexOf('/') + 1)}${file}`;
}

const MODULE = 'Fishbase est refusé par ce portail';
interface Changed {
  what: string;
  of: (one: Deployment) => string;
  at: string;
  /** Heading in place of the page. */
  instead?: string;
  daily?: true;
}

/** One of each kind; the kinds that are least alike with each `npm test`. */
const KINDS: Changed[] = [
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
    instead: MODULE,
  },
  {
    what: 'script of a module',
    of: (one) => species(one, 'js'),
    at: '/fishbase/species',
    instead: MODULE,
  },
  {
    what: 'style of a module',
    of: (one) => species(one, 'css'),
    at: '/fishbase/species',
    instead: MODULE,
    daily: true,
  },
];

for (const { what, of, at, instead, daily } of KINDS) {
  test(`a changed ${what} is refused, and the page says so`, {
    tag: daily ? DAILY : LONG,
  }, async ({ page, deployment, complaints }) => {
    const file = of(deployment);
    deployment.append(file, CODE[file.endsWith('.css') ? 'css' : 'js']);
    await page.goto(at);
    await expect(said(page)).toBeVisible();
    if (instead) await expect(heading(page)).toHaveText(instead);
    expect(await hasRun(page)).toBe(false);
    complaints.length = 0;
  });
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('no cache keeps a changed file once the right one is back', {
      tag: serviceWorkers === 'allow' ? DAILY : LONG,
    }, async ({ page, deployment, complaints }) => {
      if (serviceWorkers === 'allow') {
        await page.goto('/legal/terms-of-use');
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/sw.js');
          await navigator.serviceWorker.ready;
        });
      }
      const putBack = deployment.append(species(deployment, 'js'), CODE.js);
      await page.goto('/fishbase/species');
      await expect(heading(page)).toHaveText(MODULE);
      putBack();
      await page.getByRole('link', { name: 'Rechargez la page' }).click();
      await expect(page.getByRole('searchbox').first()).toBeVisible();
      await expect(said(page)).toBeHidden();
      complaints.length = 0;
    });
  });
}

const IDS = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'] as const;

/** Of a bundle in the page: asks for each of its chunks; answers which ones came all the same. */
const chunksThatRan = (page: Page, bundle: string) =>
  page.evaluate(async (name) => {
    type Runtime = {
      digests: Record<'js' | 'css', Record<string, string>>;
      e(chunk: string): Promise<unknown>;
    };
    const chunks = (globalThis as unknown as Record<string, { push(chunk: unknown[]): void }>)[
      `webpackChunk${name}`
    ];
    const runtime = await new Promise<Runtime>((found) => chunks?.push([[`of ${name}`], {}, found]));
    const ids = new Set([...Object.keys(runtime.digests.js), ...Object.keys(runtime.digests.css)]);
    const ran: string[] = [];
    for (const id of ids)
      await runtime.e(/^\d+$/.test(id) ? (Number(id) as unknown as string) : id).then(
        () => ran.push(id),
        () => undefined,
      );
    return { ran, asked: ids.size };
  }, bundle);

const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { alteredFiles(): Promise<string[]> }).alteredFiles());

test('of all files of the portal, none runs once it was changed', { tag: LONG }, async ({
  page,
  deployment,
  complaints,
}) => {
  await signIn(page, 'admin@demo.example');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/');
  for (const id of IDS) {
    const { decl } = deployment.release(id) as unknown as { decl: { basePath: string } };
    await page.goto(decl.basePath);
  }
  expect(asked.size).toBeGreaterThan(20);
  complaints.length = 0;
});
