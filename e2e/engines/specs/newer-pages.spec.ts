import { ENGINES } from '../drivers/installed-engines';
import { DESKTOP_SIZE, expect, PHONE_SIZE, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const BETTER = 'Puis-je manger ce poisson de cette île ?';

/** Expects the open page to fit the window and to show no text that was not made for people. */
async function expectWhole(visitor: Visitor, page: string): Promise<void> {
  const wide = await visitor.driver.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${page} is wider than the window`).toBeLessThanOrEqual(0);
  expect((await visitor.texts('body')).join(), page).not.toMatch(/NaN|undefined|Invalid Date/);
}

/** Pages of the server and of the portal, with what is visible when they are complete. */
const PAGES: [name: string, path: string, css: string, text: RegExp][] = [
  ['help-nurse', '/help/nurse?lang=fr', 'h2', /ODK/],
  ['help-administrator', '/help/administrator?lang=fr', 'h2', /^Apporter un pays/],
  ['help-translator', '/help/translator?lang=fr', 'h2', /^Formulations des visiteurs/],
  ['open-data', '/open-data?lang=fr', 'h3', /^Version/],
  ['my-reports', '/my-reports', 'h1', /^Mes déclarations$/],
  ['blank-form', '/ciguawatch/case/report/new?mode=blank', 'main article h2', /ciguatera/],
];

for (const name of ENGINES) {
  test(`${name}: help, open data, blank form and wordings are whole on a phone`, async ({
    visit,
    picture,
  }) => {
    const visitor = await visit(name, PHONE_SIZE);
    for (const [page, path, css, text] of PAGES) {
      await visitor.goto(path);
      await visitor.see(css, text);
      await expectWhole(visitor, page);
      await picture(visitor, `${page}-390`);
    }
    await visitor.goto('/wording');
    await visitor.type({ css: 'main input' }, 'ce poisson, de cette');
    await visitor.click({ css: 'main li button', text: /^Ce poisson, de cette île/ });
    await visitor.type({ css: 'main textarea' }, BETTER);
    await expectWhole(visitor, 'wording');
    await picture(visitor, 'wording-390');
    await visitor.click({ css: 'main form button[type=submit]' });
    await visitor.see('h1', /^Merci/);
  });

  test(`${name}: a wording is proposed at the desk of a translator, and a walk leaves room below the page`, async ({
    visit,
    picture,
  }) => {
    const visitor = await visit(name, DESKTOP_SIZE);
    await visitor.login('global_translator@demo.example');
    await visitor.goto('/');
    await visitor.click({ css: 'main button', text: /^(Commencer la visite|Recommencer|Reprendre)$/ });
    await visitor.shown('aside[data-small]');
    await visitor.goto('/global/translations');
    await visitor.see('h1', /^Traductions$/);
    await visitor.shown('aside[data-small]');
    await expectWhole(visitor, 'translations');
    await picture(visitor, 'walk-1440');
    const below = await visitor.driver.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const panel = document.querySelector('aside[data-small]')?.getBoundingClientRect();
      const main = document.querySelector('main')?.getBoundingClientRect();
      return (panel?.top ?? 0) - (main?.bottom ?? 0);
    });
    expect(below).toBeGreaterThanOrEqual(0);
    await visitor.click({ css: 'aside[data-small] button', text: /^Quitter la visite$/ });
    await visitor.gone('aside[data-small]');
  });
}
