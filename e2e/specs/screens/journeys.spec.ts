import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openMap, ring } from '../../support/map';
import { ReportForm } from '../../support/report-form';
import { ROOT } from '../../support/run-folder';
import { expectJourney, pageOutline } from '../../support/screens/page-outline';
import { LONG } from '../../support/tags';
import { expect, heading, signIn, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };

/** A journey: takes the outline of each page that it leads over. */
type Journey = (page: Page, take: () => Promise<void>) => Promise<void>;

async function open(page: Page, path: string, last = 'h1'): Promise<void> {
  await page.goto(path);
  await expect(page.locator(last).first()).toBeVisible();
}

const visitor: Record<string, Journey> = {
  'home and its menu': async (page, take) => {
    await open(page, '/', 'main a[href*="/fishbase/"]');
    await take();
  },
  'a report, section by section': async (page, take) => {
    const form = new ReportForm(page);
    await form.open();
    await take();
    await form.next(2);
    await form.place('Moorea');
    await take();
    await form.next(3);
    await form.answer('Date du repas', 'Aujourd’hui');
    await take();
    for (const section of [4, 5, 6]) {
      await form.next(section);
      await take();
    }
  },
  'the map, its filters and a ring': async (page, take) => {
    await openMap(page);
    await take();
    await ring(page, 'Tahiti').click();
    await expect(page.getByRole('heading', { name: 'Tahiti' })).toBeVisible();
    await take();
  },
  'the statistics': async (page, take) => {
    await open(page, '/ciguawatch/case/stats', '[data-chart=months] table, [data-chart=months] svg');
    await take();
  },
  'the risk of a fish': async (page, take) => {
    await open(page, '/ciguawatch/case/risk');
    await take();
    await open(page, '/ciguawatch/case/risk?island=92&species=1', 'h3');
    await take();
  },
  'the species and one of them': async (page, take) => {
    await open(page, '/fishbase/species', 'main li a');
    await take();
    await open(page, '/fishbase/specie/22');
    await take();
  },
  'the privacy page': async (page, take) => {
    await open(page, '/legal/privacy-policy', 'h2');
    await take();
  },
  'the report without scripts': async (page, take) => {
    await open(page, '/plain/report?lang=fr', 'form');
    await take();
  },
};

const operators: Record<string, readonly [email: string, Journey]> = {
  'a case in the list': [
    'cases_editor@demo.example',
    async (page, take) => {
      await open(page, '/ciguawatch/case/report/list', '[role=rowheader], th[scope=row]');
      await take();
    },
  ],
  'changes of species waiting for a moderator': [
    'moderator@demo.example',
    async (page, take) => {
      await open(page, '/fishbase/revisions', 'h2');
      await take();
    },
  ],
  'the outlines of islands': [
    'gis_editor@demo.example',
    async (page, take) => {
      await open(page, '/gis/maps');
      await take();
    },
  ],
  'an account': [
    'users_manager@demo.example',
    async (page, take) => {
      await open(page, '/global/new-user', 'form');
      await take();
    },
  ],
};

async function follow(page: Page, name: string, journey: Journey): Promise<void> {
  const outlines: string[] = [];
  await journey(page, async () => {
    await expect(heading(page)).toHaveCount(1);
    let outline = '';
    const isStill = async () => {
      const before = outline;
      outline = await pageOutline(page);
      return outline === before && !outline.includes('Chargement');
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
    outlines.push(outline);
  });
  expectJourney(join(ROOT, 'e2e/specs/screens/journeys', `${name.replaceAll(/[ ,]+/g, '-')}.txt`), outlines);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  for (const [name, journey] of Object.entries(visitor))
    test(`${name}: landmarks, headings and controls are as they were kept`, { tag: LONG }, ({ page }) =>
      follow(page, name, journey),
    );
});

for (const [name, [email, journey]] of Object.entries(operators))
  test(`${name}: landmarks, headings and controls are as they were kept`, { tag: LONG }, async ({ page }) => {
    await signIn(page, email);
    await follow(page, name, journey);
  });
