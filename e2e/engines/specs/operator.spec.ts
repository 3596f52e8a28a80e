import { loginAsDemoAccount } from '../../support/accounts';
import { twoOfOnePatient } from '../../support/data/cases';
import { ENGINES } from '../drivers/installed-engines';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const EDITOR = 'cases_editor@demo.example';
const ROW_HEADER = '[role=grid] [role=rowheader]';

async function signIn(visitor: Visitor): Promise<void> {
  await visitor.login(EDITOR);
}

for (const name of ENGINES) {
  test(`${name}: the case list by pointer and keys`, async ({ visit, request, picture }) => {
    const { low, high } = await twoOfOnePatient(request);
    const visitor = await visit(name);
    const { driver } = visitor;
    await signIn(visitor);

    await test.step('the list scrolls to its end, and a row opens by keys', async () => {
      await visitor.goto('/ciguawatch/case/report/list?sort=-created_at');
      await visitor.see('h1', /^Liste des cas$/);
      await visitor.see(ROW_HEADER, new RegExp(`^${high}$`));
      await picture(visitor, 'operator-list-1440');
      await driver.evaluate(() => {
        const grid = document.querySelector('[role=grid]');
        grid?.scrollTo(0, grid.scrollHeight);
      });
      const last = await driver.evaluate(
        () => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) - 1,
      );
      expect(last).toBeGreaterThan(200);
      await visitor.see(`[role=rowheader][data-row="${last - 1}"]`, /^\d+$/);
      await visitor.goto(`/ciguawatch/case/report/list?id=${low},${high}`);
      await visitor.click({ css: ROW_HEADER, text: new RegExp(`^${high}$`) });
      await visitor.see('h2', new RegExp(`^Cas ${high}`));
      await driver.press('r');
      await visitor.until(
        'the report is not reviewed',
        async () => {
          const editor = await loginAsDemoAccount(request, EDITOR);
          return (
            (await (await editor.get(`/api/cw/casesingle/${high}/`)).json()) as { review_state: string }
          ).review_state;
        },
        (state) => state === 'reviewed',
      );
    });

    await test.step('the alerts are listed, with the replay of the past', async () => {
      await visitor.goto('/ciguawatch/case/alerts');
      await visitor.see('h1', /^Alertes$/);
      await visitor.shown('main svg');
      await visitor.gone('main [aria-busy=true]');
      await picture(visitor, 'operator-alerts-1440');
    });

    await test.step('a pair is decided by one key', async () => {
      await visitor.goto('/ciguawatch/case/pairs');
      await visitor.click({ css: 'main button', text: new RegExp(`${high}.*${low}|${low}.*${high}`) });
      await visitor.see('main button', /^Même malade/);
      await picture(visitor, 'operator-pairs-1440');
      await driver.press('m');
      await visitor.until(
        'the pair is not decided',
        async () => {
          const editor = await loginAsDemoAccount(request, EDITOR);
          return (
            (await (await editor.get(`/api/cw/casesingle/${high}/`)).json()) as {
              duplicate_of: number | null;
            }
          ).duplicate_of;
        },
        (kept) => kept === low,
      );
    });

    await test.step('the report of a month is shown, and fits its paper', async () => {
      await visitor.goto('/ciguawatch/case/monthly-report?y=2025&m=3');
      await visitor.see('article', /mars 2025/);
      await visitor.shown('article svg');
      await picture(visitor, 'operator-monthly-1440');
      const wider = await driver.evaluate(() => {
        const sheet = document.querySelector('article') as HTMLElement;
        const right = sheet.getBoundingClientRect().right;
        return [...sheet.querySelectorAll('table, svg, p')].filter(
          (part) => part.getBoundingClientRect().right > right + 1,
        ).length;
      });
      expect(wider).toBe(0);
    });
  });
}
