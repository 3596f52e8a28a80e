import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { publicCases } from './data/cases';
import { storedJson } from './device';
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
export const SAVED = /^Votre (?:déclaration|correction) est enregistrée\s!$/;

interface NamedPlace {
  id: number;
  name: string;
}

/** Page object of the report form. */
export class ReportForm {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(NEW_REPORT);
    await this.at(1);
  }

  /** Expects a section to be shown. */
  async at(section: number): Promise<void> {
    await expect(heading(this.page)).toHaveText(TITLES[section - 1] as RegExp);
  }

  /** The answers of a question. */
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

  /** Searches for a place and chooses the first one with that name. */
  async place(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: /Lieu de pêche/ }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
    await expect(this.page.getByRole('combobox', { name: /Lieu de pêche/ })).toHaveValue(
      // Names may contain brackets: "Motu One (Society)".
      new RegExp(name.replace(/[()]/g, '\\$&')),
    );
  }

  /** Name of the chosen place as displayed; empty when no place is chosen. */
  placeTaken(): Promise<string> {
    return this.page.getByRole('combobox', { name: /Lieu de pêche/ }).inputValue();
  }

  async day(text: string): Promise<void> {
    await this.page.locator('input[name=event_date]').fill(text);
  }

  async hour(text: string): Promise<void> {
    await this.page.locator('input[name=event_clock]').fill(text);
  }

  /** Goes to the question of the meal, of a place in Tahiti's zone, and expects the days that its answers stand for. */
  async expectDays(days: { today: string; yesterday: string }): Promise<void> {
    const date = this.page.locator('input[name=event_date]');
    await this.open();
    await this.next(2);
    await this.place('Moorea');
    await this.next(3);
    await this.answer('Date du repas', 'Aujourd’hui');
    await expect(date).toHaveValue(days.today);
    await this.answer('Date du repas', 'Hier');
    await expect(date).toHaveValue(days.yesterday);
  }

  async next(to: number): Promise<void> {
    await this.page.getByRole('button', { name: /^(Suivant|Vérifier)$/ }).click();
    await this.at(to);
  }

  send(): Promise<void> {
    return this.page.getByRole('button', { name: 'Envoyer la déclaration' }).click();
  }

  /**
   * The shortest report, ready to send: stores a draft with place and day that the form resumes at its last
   * section. It belongs to the logged-in account, once a page has found that out.
   * @param day ISO date
   */
  async readyToSend(place: string, day: string): Promise<void> {
    await this.keepDraft(place, day, 6);
    await this.page.goto(NEW_REPORT);
    await this.page.getByRole('button', { name: 'Reprendre' }).click();
    await this.at(6);
  }

  /** Stores a draft with place and day at a section, on a device where the form has not been opened. */
  async keepDraft(place: string, day: string, section: number): Promise<void> {
    const { page } = this;
    const places = (await (await page.request.get('/api/cw/location/')).json()) as NamedPlace[];
    const found = places.find(({ name }) => name === place);
    if (!found) throw new Error(`No place is called ${place}.`);
    // A page of the same origin that does not load the portal, which would read the drafts first.
    await page.goto('/robots.txt');
    await page.evaluate(
      ({ uuid, answers }) => {
        const { user } = JSON.parse(localStorage.getItem('ciguawatch.session') ?? '{}');
        const draft = { value: answers, savedAt: Date.now() };
        localStorage.setItem(
          `ciguawatch.draft.${user?.id ?? 'nobody'}:report/${uuid}`,
          JSON.stringify(draft),
        );
      },
      {
        uuid: randomUUID(),
        answers: { case_location_id: found.id, event_date: day, draft_section: section },
      },
    );
  }

  /** The receipt code shown after sending, in groups. */
  async savedCode(): Promise<string> {
    await expect(heading(this.page)).toHaveText(SAVED);
    const shown = this.page.getByRole('main').locator('code');
    await expect(shown).toHaveText(/^(\w{4} ){3}\w{2}$/);
    return (await shown.textContent()) ?? '';
  }

  /** Id of the sent report, as stored on the device. */
  async savedNumber(): Promise<number> {
    const code = (await this.savedCode()).replaceAll(' ', '');
    const sent = JSON.parse(await storedJson(this.page, 'sent')) as {
      id: number;
      at: number;
      body: object;
    }[];
    // A correction has the same code as its original, so the latest one is meant.
    const coded = sent.filter(({ body }) => JSON.stringify(body).includes(code));
    return coded.sort((a, b) => b.at - a.at)[0]?.id ?? 0;
  }
}

/** A complete report ready to send, and the number of public cases before it. */
export async function readyReport(page: Page, request: APIRequestContext, place: string, day: string) {
  const before = (await publicCases(request)).length;
  const form = new ReportForm(page);
  await form.readyToSend(place, day);
  return { form, before };
}

/** Bodies of the reports that a page sends from now on. */
export function sentBodies(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/cw/pcase/create/'))
      bodies.push(sent.postDataJSON());
  });
  return bodies;
}
