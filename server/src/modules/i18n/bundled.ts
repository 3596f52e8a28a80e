import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** namespace > page > key > text, as the portal's files hold them. */
export type Texts = Record<string, Record<string, Record<string, string>>>;

interface RegistryFile {
  modules?: Record<string, { version: string; decl?: { namespaces?: string[] } }>;
}

/** Texts of one language that come with the deployed portal, and a mark that moves when they do. */
export async function readBundled(portalDir: string, code: string): Promise<{ texts: Texts; mark: string }> {
  const files = [...(await shellFiles(portalDir, code)), ...(await moduleFiles(portalDir, code))];
  const texts: Texts = {};
  const marks: string[] = [];
  for (const { namespace, file } of files) {
    const found = await readTexts(file);
    if (!found) continue;
    texts[namespace] = { ...texts[namespace], ...found.pages };
    marks.push(`${namespace}:${found.mark}`);
  }
  return { texts, mark: marks.join(' ') };
}

interface TextFile {
  namespace: string;
  file: string;
}

async function shellFiles(portalDir: string, code: string): Promise<TextFile[]> {
  const folder = join(portalDir, 'locales');
  const names = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return names
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ namespace: entry.name, file: join(folder, entry.name, `${code}.json`) }));
}

/** A module that is being replaced or is down has no texts for the moment; that is no failure. */
async function moduleFiles(portalDir: string, code: string): Promise<TextFile[]> {
  const text = await readFile(join(portalDir, 'registry.json'), 'utf8').catch(() => '{}');
  const { modules = {} } = JSON.parse(text) as RegistryFile;
  return Object.entries(modules).map(([id, { version, decl }]) => ({
    namespace: decl?.namespaces?.[0] ?? id.replace(/^mf-/, ''),
    file: join(portalDir, 'modules', id, version, 'locales', `${code}.json`),
  }));
}

async function readTexts(file: string): Promise<{ pages: Texts[string]; mark: string } | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return { pages: JSON.parse(await readFile(file, 'utf8')), mark: `${mtimeMs}-${size}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
