import type { APIRequestContext, Page } from '@playwright/test';
import { isServerPath } from '../../../shared/contract/server-paths';
import { expect, heading } from '../test';

/** Heading of the page that says that an address leads nowhere. */
const NOT_FOUND = /introuvable/i;
/** What the portal's page says where scripts are off. */
const NO_SCRIPTS = 'Ce navigateur n’affiche pas le portail';

/** A link by what it is a kind of: one species stands for all, and a query for all of its names. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace(/\/\d+/g, '/:id').replace(/^\/(island|species)\/[^/]+$/, '/$1/:slug');
  return `${path}?${[...searchParams.keys()].sort().join('&')}`;
}

/** Same-site addresses that a person can follow from a page, without the places within it. */
export async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:not([download])')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => (link as HTMLAnchorElement).href.split('#')[0] ?? ''),
    );
  const { origin } = new URL(page.url());
  return [...new Set(hrefs)].filter((href) => href.startsWith(`${origin}/`));
}

/**
 * Visits what links lead to, one address of each kind, from these on.
 * @param visit opens an address, says what is wrong with it, and returns its links
 * @returns visited addresses
 */
export async function crawl(
  starts: readonly string[],
  visit: (address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const waiting = [...starts];
  const seen = new Set(waiting.map(kindOf));
  const visited: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    visited.push(address);
    for (const link of await visit(address))
      if (!seen.has(kindOf(link))) {
        seen.add(kindOf(link));
        waiting.push(link);
      }
  }
  return visited;
}

/** Opens an address of the portal and expects a page of it. */
export async function openPage(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(heading(page).first(), address).toBeVisible();
  await expect(heading(page).first(), address).not.toHaveText(NOT_FOUND);
  await expect(page.locator('#plain-offer'), address).toHaveCount(0);
  return linksOf(page);
}

/** Opens an address with scripts off: a page of the server, or the portal's list of those. */
export async function openPlain(page: Page, address: string): Promise<readonly string[]> {
  const response = await page.goto(address);
  expect([address, response?.status()]).toEqual([address, 200]);
  const { pathname } = new URL(page.url());
  if (!isServerPath(pathname)) await expect(page.getByText(NO_SCRIPTS), address).toBeVisible();
  else if (pathname.startsWith('/plain')) await expect(heading(page), address).toBeVisible();
  return linksOf(page);
}

/** Expects the server to have an address, whatever a worker answers in its place. */
export async function expectOnServer(request: APIRequestContext, address: string): Promise<void> {
  expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
}
