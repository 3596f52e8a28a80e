import { newPhone, SAVED } from '../support/browser.mjs';
import { fillLeast, section } from '../support/report-steps.mjs';

const PLACE = 'Maupiti';

/** A person who is filling in a report, with everything that goes wrong for them. */
export class Session {
  faults = [];
  #age = 0;
  #loads = 0;

  static async open(browser, url) {
    const made = new Session();
    made.context = await newPhone(browser, url);
    const page = await made.context.newPage();
    made.page = page;
    page.on('pageerror', (error) => made.faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) made.faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) made.#loads += 1;
    });
    await page.goto('/ciguawatch/case/report/new');
    await section(page, 1);
    return made;
  }

  /** Types more, after checking that earlier input is still there. */
  async type() {
    const field = this.page.getByLabel(/^Âge/);
    const there = await field.inputValue();
    if (this.#age > 0 && there !== String(this.#age)) this.faults.push(`age ${there}, not ${this.#age}`);
    this.#age = 1 + (this.#age % 90);
    await field.fill(String(this.#age));
  }

  /** Fills in the rest and sends the report. */
  async finish() {
    await this.type();
    await fillLeast(this.page, PLACE);
    await this.page.getByRole('button', { name: 'Envoyer la déclaration' }).click();
    await this.page.getByRole('heading', { level: 1, name: SAVED }).waitFor();
    if (this.#loads !== 1) this.faults.push(`loaded ${this.#loads} times`);
  }

  close() {
    return this.context.close();
  }
}
