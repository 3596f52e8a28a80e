import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Portal } from './portal';
import { builtPortal, ROOT, templateData } from './run-folder';

/** Keeps the built portal of this run, and makes the data folder that is copied for every server. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
  process.env.BROWSER_RUN = folder;
  cpSync(process.env.BUILT_PORTAL ?? join(ROOT, 'dist/portal'), builtPortal(), { recursive: true });
  mkdirSync(templateData());
  const portal = await Portal.start({ dataDir: templateData() });
  await portal.stop();
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
