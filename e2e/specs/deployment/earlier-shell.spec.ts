import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { acceptanceOf, shellOffer } from '../../../shared/contract/release/acceptance';
import { readModuleDecl } from '../../../shared/contract/validate-module';
import { readRelease } from '../../../shared/contract/validate-registry';
import { AREAS, IDS } from '../../support/deployment/areas';
import type { Deployment, ModuleId } from '../../support/deployment/deployment';
import { expect, heading, signIn, test } from '../../support/deployment/deployment-test';
import { putFormerShell } from '../../support/deployment/former-shell';

test.use({ ownFiles: true });

let former: ReturnType<typeof putFormerShell>;
test.beforeEach(({ portal }) => {
  former = putFormerShell(portal);
});
test.afterEach(() => former.restore());
// The server's content security policy permits the inline script of the current page only, so the browser
// blocks the one of the earlier shell and reports a violation.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((one) => !one.startsWith('Executing inline script violates'));
  complaints.splice(0, complaints.length, ...others);
});

/** Names of `shared` that a current release imports and the earlier shell lacks, worded as on the shell's panel. */
function missing(deployment: Deployment, id: ModuleId): string[] {
  const release = readRelease(deployment.release(id), readModuleDecl);
  if (!release.ok) throw new Error(release.problems.join());
  const verdict = acceptanceOf(shellOffer(former.offer), release.value);
  if (verdict.ok) return [];
  return verdict.lacks.map((one) =>
    one.kind === 'names' ? `Code partagé ${one.path}\u00a0: sans ${one.names} ici` : one.kind,
  );
}

/** Whether a declaration names a role that the earlier shell, which knows ten, does not: it cannot read it then. */
const isUnread = (deployment: Deployment, id: ModuleId): boolean =>
  JSON.stringify(deployment.release(id)).includes('"samples_editor"');

/** Recognises the earlier shell: its page has no list of digests. */
const isFormer = async (page: Page) => expect(page.locator('#altered')).toHaveCount(0);

test('modules of today run in the shell of before, or are refused by what it lacks', async ({
  page,
  deployment,
}) => {
  const lacks = new Map(IDS.map((id) => [id, missing(deployment, id)]));
  const running = IDS.filter((id) => lacks.get(id)?.length === 0);
  expect(running.length).toBeGreaterThan(0);
  expect(running.length).toBeLessThan(IDS.length);
  await signIn(page, 'admin@demo.example');
  for (const id of IDS) {
    await page.goto(AREAS[id].path);
    await isFormer(page);
    if (running.includes(id)) {
      const slot = page.locator(`[id="single-spa-application:${id}"]`);
      await expect(slot.getByRole('heading').first()).toBeVisible();
      await expect(slot.getByRole('link').first()).toBeVisible();
    } else if (isUnread(deployment, id)) {
      await expect(heading(page)).toHaveText(`${AREAS[id].name} ne répond pas`);
    } else {
      await expect(heading(page)).toHaveText(`${AREAS[id].name} est refusé par ce portail`);
      await page.getByText('Ce qui manque').click();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(lacks.get(id) ?? []);
    }
  }
});

for (const kind of ['js', 'css'] as const) {
  test(`a changed .${kind} of a module of today is refused in it too, and its area says so`, async ({
    page,
    portal,
    deployment,
    complaints,
  }) => {
    const { entry, ahead } = deployment.release('mf-fishbase');
    expect(readFileSync(portal.file(entry), 'utf8')).toContain('integrity="sha256-"');
    const file = ahead.pages.species?.files.find((one) => one.endsWith(`.${kind}`));
    const code = { js: ';document.documentElement.dataset.altered = "";', css: 'html{--altered:1}' };
    deployment.append(`${entry.slice(0, entry.lastIndexOf('/') + 1)}${file}`, code[kind]);
    await page.goto('/fishbase/species');
    await expect(heading(page)).toHaveText('Fishbase ne répond pas');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-altered');
    expect(await root.evaluate((one) => getComputedStyle(one).getPropertyValue('--altered'))).toBe('');
    complaints.length = 0;
  });
}
