import { loginAsDemoAccount } from '../../support/accounts';
import { ENGINES } from '../drivers/installed-engines';
import { DESKTOP_SIZE, expect, test } from '../support/test';

const EDITOR = 'algae_editor@demo.example';
const NEW_SAMPLING_PATH = '/ciguawatch/algae/report/new';
const ROW_HEADER = '[role=grid] [role=rowheader]';
const FORM_INPUT = 'main input';

interface Row {
  code: string | null;
  at_geom: { coordinates: number[] } | null;
  at_cells_nb: number | null;
}

for (const name of ENGINES) {
  test(`${name}: a sampling in the field, with and without a network`, async ({
    visit,
    cable,
    request,
    picture,
  }) => {
    const codes = [`${name}-1`, `${name}-2`];
    const stored = async () => {
      const rows = (await (
        await (await loginAsDemoAccount(request, EDITOR)).get('/api/gd/tracking/')
      ).json()) as readonly Row[];
      return rows.filter(({ code }) => codes.includes(code ?? ''));
    };
    const visitor = await visit(name, DESKTOP_SIZE);
    const { driver } = visitor;
    await visitor.login(EDITOR);

    await visitor.goto(NEW_SAMPLING_PATH);
    await visitor.type({ css: FORM_INPUT, text: /^Code$/ }, codes[0] ?? '');
    await visitor.type({ css: FORM_INPUT, text: /^Coordonnées/ }, `17°32'S 149°34'O`);
    await visitor.see('main', /17,5333° S, 149,5667° O/);
    await visitor.type({ css: FORM_INPUT, text: /^Cellules par gramme/ }, '1240');
    await visitor.click({ css: 'main button', text: /^Enregistrer, puis même lieu$/ });
    // The form proposes the code after the last one for the next sampling.
    await visitor.until(
      'the next sampling is not begun',
      () => driver.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value)),
      (values) => values.includes(codes[1] ?? ''),
    );
    expect(await stored()).toHaveLength(1);

    await cable.cut();
    await visitor.see('main', /17,5333° S, 149,5667° O/);
    await visitor.type({ css: FORM_INPUT, text: /^Cellules par gramme/ }, '310');
    await visitor.click({ css: 'main button', text: /^Enregistrer, puis même lieu$/ });
    await visitor.see('body', /Relevé gardé sur cet appareil/);
    expect(await stored()).toHaveLength(1);
    await cable.join();
    const rows = await visitor.until(
      'what waited is not sent',
      stored,
      (found) => found.length === 2,
      90_000,
    );
    expect(rows.map(({ at_cells_nb }) => at_cells_nb).sort()).toEqual([1240, 310]);
    expect(rows.map(({ at_geom }) => at_geom?.coordinates.map((one) => one.toFixed(3)))).toEqual(
      Array(2).fill(['-149.567', '-17.533']),
    );

    await visitor.goto(`/ciguawatch/algae/report/list?search=${name}`);
    await visitor.click({ css: ROW_HEADER, text: new RegExp(`^${codes[1]}$`) });
    await visitor.see('[role=dialog] h2', new RegExp(codes[1] ?? ''));
    await visitor.click({ css: '[role=dialog] [role=tab]', text: /^Historique$/ });
    await visitor.see('[role=dialog] li', /A saisi 1 espèce/);
    await picture(visitor, 'algae-list-1440');
    await visitor.goto('/ciguawatch/algae/map');
    await visitor.see('h1', /^Carte des relevés$/);
    await driver.press('Tab');
    await picture(visitor, 'algae-map-1440');
  });
}
