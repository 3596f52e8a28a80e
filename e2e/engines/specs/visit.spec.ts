import { DEMO_PASSWORD } from '../../support/test';
import { ENGINES } from '../drivers/installed-engines';
import { DESKTOP_SIZE, expect, PHONE_SIZE, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const ready = (visitor: Visitor) => visitor.see('[data-cases-state=ready]', /\d/);

/**
 * Number of different colours on the map's canvas, and share of the most frequent one. Runs in the page.
 */
const canvasColours = async () => {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.mapboxgl-canvas');
  if (!canvas) return null;
  const image = new Image();
  image.src = canvas.toDataURL('image/png');
  await image.decode();
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: image.width, height: image.height });
  const pen = copy.getContext('2d');
  if (!pen) return null;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const key = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { colours: counts.size, most: Math.max(...counts.values()) / (data.length / 4) };
};

const shownMap = async (visitor: Visitor, language: string) => {
  if ((await visitor.mapState()) === 'drawn') {
    const seen = await visitor.driver.evaluate(canvasColours);
    expect(seen?.colours).toBeGreaterThan(20);
    expect(seen?.most).toBeLessThan(0.98);
    await visitor.see('button[data-cluster]', /\d/);
    return;
  }
  const table = language === 'fr_FR' ? /^Voir en tableau$/ : /^See as a table$/;
  await visitor.click({ css: 'button', text: table });
  await visitor.see('main tbody tr', /Tahiti.*\d/);
};

/** Pages with their path, and what must be visible when they are complete. */
const VISITED_PAGES: [
  name: string,
  path: string,
  seen: (visitor: Visitor, language: string) => Promise<unknown>,
][] = [
  [
    'home',
    '/',
    async (visitor) => {
      await visitor.see('main li', /\d+ (cas|cases)/);
      await visitor.shown('main svg[viewBox] path');
    },
  ],
  [
    'report',
    '/ciguawatch/case/report/new',
    (visitor) => visitor.shown('main form [role=radio], main form [type=radio]'),
  ],
  ['map', '/ciguawatch/case/map', shownMap],
  [
    'stats',
    '/ciguawatch/case/stats',
    async (visitor) => {
      await ready(visitor);
      await visitor.see('.apexcharts-svg', /./);
    },
  ],
  ['risk', '/ciguawatch/case/risk?island=75&species=1', ready],
];

/** Applies print styles on the screen. Runs in the page. */
const applyPrintRules = () => {
  const apply = (list: CSSRuleList) => {
    for (const rule of [...list]) {
      if (rule instanceof CSSMediaRule) {
        if (/print/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
        apply(rule.cssRules);
      } else if (rule instanceof CSSLayerBlockRule) apply(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets]) apply(sheet.cssRules);
};

const theme = (visitor: Visitor) =>
  visitor.driver.evaluate(() => [
    document.documentElement.dataset.theme ?? '',
    getComputedStyle(document.body).backgroundColor,
  ]);

for (const name of ENGINES) {
  for (const { label, ...size } of [
    { label: '390', ...PHONE_SIZE },
    { label: '1440', ...DESKTOP_SIZE },
  ]) {
    test(`${name} at ${label}: home, map, statistics, risk and report are whole and fit`, async ({
      visit,
      picture,
    }) => {
      const visitor = await visit(name, size);
      const { driver } = visitor;
      for (const language of ['fr_FR', 'en_US']) {
        // A page left while loading logs errors of its own, so each one is awaited.
        await visitor.goto('/');
        await visitor.see('main li', /\d+ (cas|cases)/);
        await driver.evaluate((kept) => localStorage.setItem('ciguawatch.language', kept), language);
        for (const [page, path, seen] of VISITED_PAGES) {
          await visitor.goto(path);
          await visitor.see('h1');
          await seen(visitor, language);
          expect(await driver.evaluate(() => document.documentElement.lang)).toBe(language.replace('_', '-'));
          await visitor.gone('main [aria-busy=true]');
          const wide = await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, `${page} is wider than the window`).toBeLessThanOrEqual(0);
          expect((await visitor.texts('body')).join()).not.toMatch(/NaN|Invalid Date/);
          await picture(visitor, `${page}-${label}-${language.slice(0, 2)}`);
        }
      }
    });
  }

  test(`${name}: login, language and theme`, async ({ visit, picture }) => {
    const visitor = await visit(name, DESKTOP_SIZE);
    const { driver } = visitor;
    await visitor.goto('/login');
    await visitor.type({ css: 'main input[name=username]' }, 'cases_editor@demo.example');
    await visitor.type({ css: 'main input[name=password]' }, DEMO_PASSWORD);
    await visitor.click({ css: 'main form button[type=submit]' });
    await visitor.until(
      'signed in',
      () => driver.evaluate(() => location.pathname),
      (path) => path !== '/login',
    );
    // Waits for the page's code: leaving while it loads would log an error.
    await visitor.see('h1', /^Bonjour/);
    await visitor.goto('/ciguawatch/case/map?as=table');
    await visitor.see('main tbody tr', /\d/);
    await visitor.click({ css: 'button, label', text: /^(EN|English)$/ });
    await visitor.until(
      'the language',
      () => driver.evaluate(() => document.documentElement.lang),
      (lang) => lang === 'en-US',
    );
    await visitor.click({ css: 'header button[aria-haspopup], header button[aria-expanded]' });
    await visitor.click({ css: 'label', text: /^Dark/ });
    const [dark] = await visitor.until(
      'the dark theme',
      () => theme(visitor),
      ([now]) => now === 'dark',
    );
    expect(dark).toBe('dark');
    await picture(visitor, 'map-table-dark-1440');
    // Theme and session survive a reload.
    await visitor.goto('/ciguawatch/case/map?as=table');
    await visitor.see('main tbody tr', /\d/);
    expect((await visitor.texts('header a, header button')).join()).not.toMatch(/Log in|Sign in|Connexion/);
    expect((await theme(visitor))[0]).toBe('dark');
  });

  test(`${name}: statistics on paper`, async ({ visit }) => {
    const visitor = await visit(name, DESKTOP_SIZE);
    const { driver } = visitor;
    await visitor.goto('/ciguawatch/case/stats');
    await ready(visitor);
    const pdf = await driver.print();
    if (pdf) {
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeGreaterThan(10_000);
    }
    // Checked in all engines with print styles on the screen, because not every one can print.
    await driver.evaluate(applyPrintRules);
    const shown = await driver.evaluate(() => {
      const there = (css: string) =>
        [...document.querySelectorAll(css)].some((node) => node.getClientRects().length > 0);
      return {
        bar: there('header:not(main header)'),
        buttons: there('main button'),
        title: there('main h1'),
      };
    });
    expect(shown).toMatchObject({ bar: false, title: true });
  });

  test(`${name}: after one visit the report opens without a network`, async ({ visit, cable }) => {
    const visitor = await visit(name, PHONE_SIZE);
    const { driver } = visitor;
    await visitor.goto('/');
    await visitor.see('h1');
    await visitor.until(
      'the worker has not fetched the code',
      () =>
        driver.evaluate(async () => {
          if (!navigator.serviceWorker?.controller) await navigator.serviceWorker?.ready;
          const read = async (path: string) => (await fetch(path)).json();
          const { files } = (await read('/build-manifest.json')) as { files: string[] };
          const { modules } = (await read('/registry.json')) as {
            modules: Record<string, { entry: string }>;
          };
          const paths = [
            ...files.filter((file) => /\.(js|css|woff2)$/.test(file)).map((file) => `/${file}`),
            ...Object.values(modules).map(({ entry }) => entry),
          ];
          const found = await Promise.all(paths.map((path) => caches.match(path)));
          return found.filter((one) => !one).length;
        }),
      (missing) => missing === 0,
      120_000,
    );
    await cable.cut();
    try {
      await visitor.goto('/ciguawatch/case/report/new');
      await visitor.see('h1', /Qui est malade/, 60_000);
      await visitor.see('body', /Hors ligne/);
    } finally {
      await cable.join();
    }
    await visitor.until(
      'it does not notice that the network is back',
      () => visitor.texts('body'),
      ([text]) => !/Hors ligne/.test(text ?? ''),
      120_000,
    );
  });
}
