import { loginAsDemoAccount } from '../../../support/accounts';
import { violations } from '../../../support/axe';
import { expect, signIn, test } from '../../../support/test';

const EDITOR = 'cases_editor@demo.example';
const LIST = '/ciguawatch/case/report/list';
/** Severe cases of groupers of the Marquesas, 2019 to 2024, by year and month: the initials of each language. */
const MINISTER = [
  {
    language: 'fr-FR',
    initials: ['f', 'm', 'm'],
    severity: 'Gravité',
    group: 'Groupe',
    count: 'Compter les cas',
  },
  {
    language: 'en-US',
    initials: ['s', 'g', 'm'],
    severity: 'Severity',
    group: 'Group',
    count: 'Count the cases',
  },
] as const;
const keysOf = ([severity, group, archipelago]: readonly [string, string, string]) =>
  ['c', severity, 'Tab', group, 'Tab', archipelago, 'Tab', '1', '9', 'Tab', '2', '4'] as const;

for (const { language, initials, ...words } of MINISTER)
  test.describe(language, () => {
    test.use({ locale: language });
    test('twelve keys count severe cases of groupers of the Marquesas by month, as the export does', async ({
      page,
      request,
    }) => {
      const editor = await loginAsDemoAccount(request, EDITOR);
      await signIn(page, EDITOR);
      await page.goto(LIST);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const [open, ...keys] = keysOf(initials);
      expect(keys.length).toBeLessThan(12);
      await page.keyboard.press(open);
      await expect(page.getByRole('combobox', { name: words.severity })).toBeFocused();
      await expect(page.getByRole('combobox', { name: words.group }).getByRole('option')).not.toHaveCount(1);
      for (const key of keys) await page.keyboard.press(key);
      await expect(page).toHaveURL(/case_eventyear=2019\.\.2024/);
      const found = Object.fromEntries(new URL(page.url()).searchParams);
      expect(found).toEqual({
        by: 'year,month_of_year',
        case_archi: '91',
        case_eventyear: '2019..2024',
        phenotype_id: '1',
        severity: '3',
      });
      const { by: _by, ...filter } = found;
      const file = await editor.post('/api/cw/case/export/', {
        format: 'data',
        language: 'en_US',
        columns: ['case_eventyear', 'case_eventmonth'],
        filter: { ...filter, counting: 'counted,earlier' },
      });
      const [head = '', ...lines] = (await file.text()).trimEnd().split('\r\n');
      const at = (line: string, name: string) => line.split(',')[head.split(',').indexOf(name)] ?? '';
      const table = page.getByRole('table', { name: words.count });
      const total = table.getByRole('row').last().getByRole('cell').last();
      await expect(total).toHaveText(String(lines.length));
      for (const year of ['2019', '2020', '2021', '2022', '2023', '2024']) {
        const months = Array.from(
          { length: 12 },
          (_, i) =>
            lines.filter(
              (line) => at(line, 'case_eventyear') === year && at(line, 'case_eventmonth') === String(i + 1),
            ).length,
        );
        const cells = table.getByRole('row', { name: new RegExp(`^${year}`) }).getByRole('cell');
        const shown = (await cells.allTextContents())
          .slice(0, 12)
          .map((text) => Number(text.replace('–', '0')));
        expect([year, shown]).toEqual([year, months]);
      }
      expect(await violations(page)).toEqual([]);
    });
  });
