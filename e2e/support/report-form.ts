import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from './test';

/** Headings of the six sections. */
export const TITLES = [
  'Qui est malade ?',
  'Quel poisson ou coquillage, et d’où ?',
  'Quand, et quels soins ?',
  'Quels symptômes ?',
  'Autre chose à dire ?',
  'Vérifiez, puis envoyez',
].map((title) => new RegExp(title.replace(/ \?$/, '\\s\\?')));

export const NEW_REPORT = '/ciguawatch/case/report/new';
export const SAVED = /^Votre déclaration est enregistrée\s!$/;

/** The new report as a person meets it. */
export class ReportForm {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(NEW_REPORT);
    await this.at(1);
  }

  /** The section that is shown. */
  async at(section: number): Promise<void> {
    await expect(heading(this.page)).toHaveText(TITLES[section - 1] as RegExp);
  }

  /** A group of answers, by its question. */
  group(question: string | RegExp): Locator {
    return this.page
      .getByRole('group', { name: question })
      .or(this.page.getByRole('radiogroup', { name: question }));
  }

  async answer(question: string | RegExp, answer: string): Promise<void> {
    const group = this.group(question);
    const named = { name: answer, exact: true } as const;
    await group.getByRole('radio', named).or(group.getByRole('checkbox', named)).check();
  }

  /** Searches and takes the first place that is called so. */
  async place(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: /Lieu de pêche/ }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
    await expect(this.page.getByRole('combobox', { name: /Lieu de pêche/ })).toHaveValue(
      // Names hold brackets: "Motu One (Society)".
      new RegExp(name.replace(/[()]/g, '\\$&')),
    );
  }

  /** The place that was taken, as it is shown; empty when there is none. */
  placeTaken(): Promise<string> {
    return this.page.getByRole('combobox', { name: /Lieu de pêche/ }).inputValue();
  }

  async day(text: string): Promise<void> {
    await this.page.locator('input[name=event_date]').fill(text);
  }

  async hour(text: string): Promise<void> {
    await this.page.locator('input[name=event_clock]').fill(text);
  }

  async next(to: number): Promise<void> {
    await this.page.getByRole('button', { name: /^(Suivant|Vérifier)$/ }).click();
    await this.at(to);
  }

  send(): Promise<void> {
    return this.page.getByRole('button', { name: 'Envoyer la déclaration' }).click();
  }

  /** The shortest report: a place and a day. */
  async fillLeast(place: string, day: string, hour?: string): Promise<void> {
    await this.open();
    await this.next(2);
    await this.place(place);
    await this.next(3);
    await this.day(day);
    if (hour) await this.hour(hour);
    await this.next(4);
    await this.next(5);
    await this.next(6);
  }

  /** Number of the report that was just saved. */
  async savedNumber(): Promise<number> {
    await expect(heading(this.page)).toHaveText(SAVED);
    const text = await this.page
      .getByRole('main')
      .getByText(/^N°\s\d+$/)
      .textContent();
    return Number((text ?? '').replace(/\D/g, ''));
  }
}
