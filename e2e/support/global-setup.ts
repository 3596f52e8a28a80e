import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSeededData } from './data/seeded-data';
import { builtPortal, ROOT, templateData } from './run-folder';

/** Copies the built portal for this run, and makes the data folder that every server copies. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
  process.env.BROWSER_RUN = folder;
  cpSync(process.env.BUILT_PORTAL ?? join(ROOT, 'dist/portal'), builtPortal(), { recursive: true });
  await writeSeededData(templateData());
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
