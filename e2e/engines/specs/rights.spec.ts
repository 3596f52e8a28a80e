import { randomUUID } from 'node:crypto';
import { newCase } from '../../support/data/cases';
import { Deployment } from '../../support/deployment/deployment';
import { ENGINES } from '../drivers/installed-engines';
import { expect, PHONE_SIZE, test } from '../support/test';

const EDITOR = 'cases_editor@demo.example';

for (const name of ENGINES) {
  test(`${name}: a person is found at the rights desk, and the audit trail records the search`, async ({
    visit,
    request,
    picture,
  }) => {
    const case_uuid = randomUUID();
    const contact = { case_uuid, cont_name: `Ornithorynque ${name}`, cont_phone: '+689 87.77.88.12' };
    const { id: contact_id } = await (await request.post('/api/cw/contact/', { data: contact })).json();
    await newCase(request, { case_uuid, contact_id });
    const visitor = await visit(name);
    await visitor.login(EDITOR);
    await visitor.goto('/ciguawatch/case/rights');
    await visitor.type({ css: 'main form input' }, '00689 87778812');
    await visitor.driver.press('Enter');
    await visitor.see('main', new RegExp(`Ornithorynque ${name}`));
    await picture(visitor, 'rights-desk-1440');
    await visitor.goto('/global/audit');
    await visitor.see('main tbody td', /A cherché une personne/);
    await picture(visitor, 'trail-1440');
  });
}

test.describe('with a file that was changed on purpose', () => {
  test.use({ onPurpose: /integrity|digest|empreinte|Loading (CSS )?chunk|could not be shown/i });

  for (const name of ENGINES) {
    test(`${name}: a changed script is refused, and the page says so`, async ({ visit, portal, picture }) => {
      const deployment = new Deployment(portal);
      const { entry, ahead } = deployment.release('mf-fishbase');
      const script = ahead.pages.species?.files.find((file) => file.endsWith('.js'));
      const code = ';document.documentElement.dataset.altered = "";';
      deployment.append(`${entry.slice(0, entry.lastIndexOf('/') + 1)}${script}`, code);
      try {
        const visitor = await visit(name, PHONE_SIZE);
        await visitor.goto('/fishbase/species');
        await visitor.see('#altered', /Un fichier du portail n’est pas celui qui a été publié/);
        await visitor.shown('#altered a');
        expect(await visitor.driver.evaluate(() => 'altered' in document.documentElement.dataset)).toBe(
          false,
        );
        await picture(visitor, 'altered-390');
      } finally {
        deployment.restore();
      }
    });
  }
});
