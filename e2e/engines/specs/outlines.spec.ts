import { loginAsDemoAccount } from '../../support/accounts';
import { ENGINES } from '../drivers/installed-engines';
import { DESKTOP_SIZE, expect, test } from '../support/test';

const EDITOR = 'gis_editor@demo.example';

interface Place {
  id: number;
  type: string;
  name: string;
}

for (const name of ENGINES) {
  test(`${name}: a vertex of an outline is moved with the keyboard alone and saved`, async ({
    visit,
    request,
    picture,
  }) => {
    const api = await loginAsDemoAccount(request, EDITOR);
    const places = (await (await api.get('/api/cw/location/')).json()) as readonly Place[];
    const id = places.find((one) => one.type === 'I' && one.name === 'Raivavae')?.id;
    const stored = async () =>
      (await (await api.get(`/api/cw/location/${id}/`)).json()) as { version: number; geometry: unknown };
    const before = await stored();

    const visitor = await visit(name, DESKTOP_SIZE);
    const { driver } = visitor;
    await visitor.login(EDITOR);

    await visitor.goto('/gis/maps');
    await visitor.see('h1', /^Gérer les contours$/);
    await picture(visitor, 'outlines-list-1440');
    await visitor.goto(`/gis/map/${id}`);
    // The notice of the change that waits in the demonstration moves the fields when it comes: a press would miss them.
    await visitor.see('[role=status]', /^En attente d’approbation/);
    const state = await visitor.mapState();
    if (state === 'drawn') {
      await driver.evaluate(() => document.querySelector<HTMLElement>('canvas.mapboxgl-canvas')?.focus());
      await driver.press(']');
      await visitor.see('[role=status]', /Sommet 1 sur /);
      await driver.press('ArrowRight', 'ArrowRight', 'ArrowDown');
    } else {
      // Without WebGL vertices are entered as numbers.
      await visitor.click({ css: 'aside button', text: /^Coordonnées$/ });
      await visitor.type({ css: 'aside input', text: /^Latitude.*\b1$/ }, '-23,876');
      await driver.press('Tab');
    }
    await visitor.see('[role=status]', /sommet déplacé/);
    await picture(visitor, 'outline-1440');
    await visitor.click({ css: 'main button', text: /^Enregistrer$/ });
    await visitor.see('body', /Raivavae est enregistré/);
    const after = await visitor.until('nothing is saved', stored, ({ version }) => version > before.version);
    expect(after.geometry).not.toEqual(before.geometry);
  });
}
