import { newReceiptCode } from '../../../shared/domain/report/receipt-code';
import { loginAsDemoAccount } from '../../support/accounts';
import { newCase } from '../../support/data/cases';
import { ENGINES } from '../drivers/installed-engines';
import { expect, PHONE_SIZE, test } from '../support/test';

const DAY_MS = 86_400_000;

for (const name of ENGINES) {
  test(`${name}: who was ill two weeks ago answers by the code, on a device that knows nothing of the report`, async ({
    visit,
    request,
    picture,
  }) => {
    const receipt_code = newReceiptCode();
    const meal = new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10);
    const id = await newCase(request, { receipt_code, case_eventtime: `${meal}T12:00` });
    const visitor = await visit(name, PHONE_SIZE);
    const open = async (code: string) => {
      await visitor.goto('/r');
      await visitor.type({ css: 'main input', text: /Code de reçu/ }, code);
      await visitor.click({ css: 'button', text: /^Ouvrir$/ });
    };
    await open(receipt_code.replace(/^./, (letter) => (letter === '2' ? '3' : '2')));
    await visitor.see('main', /Une lettre de ce code est fausse/);
    await open(receipt_code);
    await visitor.see('main', /Ressentez-vous encore quelque chose/);
    await picture(visitor, 'recovery-390');
    await visitor.click({ css: 'label', text: /^Oui, cela me gêne$/ });
    await visitor.click({ css: 'label', text: /^Fourmillements$/ });
    await visitor.click({ css: 'label', text: /^J’accepte que le laboratoire garde ces réponses/ });
    await visitor.click({ css: 'button', text: /^Envoyer ces réponses$/ });
    await visitor.see('main', /Le laboratoire a vos réponses/);
    const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
    const told = await (await editor.get(`/api/cw/case/${id}/recovery/`)).json();
    expect(JSON.stringify(told)).toContain('"feels":"disturbs"');
    // Pages without scripts record no errors; the last page of a test must.
    await visitor.goto('/');
    await visitor.see('main', /Déclarer un cas/);
  });
}
