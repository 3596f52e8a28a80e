import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { RegistrySource } from '../../registry/source';
import { calendarTexts } from './calendar';
import { localFile, type TextFile } from './text-files';

/** Texts of one language that come with the deployed portal, and an etag that moves when they do. */
export type Bundled = (code: string) => Promise<{ texts: Texts; etag: string }>;

interface RegistryFile {
  modules?: Record<string, { version: string; decl?: { namespaces?: string[] } }>;
}

/** Where the files of texts lie. */
interface BundledOptions {
  portalDir: string;
  /** names the release of each module that is in service, wherever it is hosted */
  registry: RegistrySource;
  /** reads a file of a module's release that does not lie in the portal; null when there is none */
  remote(id: string, path: string): Promise<TextFile | null>;
}

/** Reads the texts of the shell and of the release of each module that is in service. */
export function bundledTexts({ portalDir, registry, remote }: BundledOptions): Bundled {
  /** A module that is being replaced or is down has no texts for the moment; that is no failure. */
  const modules = async (code: string): Promise<Part[]> => {
    const { modules = {} } = JSON.parse((await registry())?.text ?? '{}') as RegistryFile;
    const releases = Object.entries(modules).map(async ([id, { version, decl }]) => {
      const read = async (path: string) =>
        (await localFile(portalDir, `modules/${id}/${version}/locales/${path}`)) ??
        remote(id, `${version}/locales/${path}`);
      const others = ((await read('namespaces.json'))?.content ?? []) as string[];
      const own = { namespace: decl?.namespaces?.[0] ?? id.replace(/^mf-/, ''), path: `${code}.json` };
      const parts = [own, ...others.map((namespace) => ({ namespace, path: `${namespace}/${code}.json` }))];
      return Promise.all(parts.map(async ({ namespace, path }) => ({ namespace, file: await read(path) })));
    });
    return (await Promise.all(releases)).flat();
  };
  const shell = async (code: string): Promise<Part[]> => {
    const names = ((await localFile(portalDir, 'locales/namespaces.json'))?.content ?? []) as string[];
    return Promise.all(
      names.map(async (namespace) => ({
        namespace,
        file: await localFile(portalDir, `locales/${namespace}/${code}.json`),
      })),
    );
  };
  return async (code) => {
    const parts = (await Promise.all([shell(code), modules(code)])).flat();
    const texts: Texts = {};
    const etags: string[] = [];
    for (const { namespace, file } of parts) {
      if (!file) continue;
      texts[namespace] = { ...texts[namespace], ...(file.content as Texts[string]) };
      etags.push(`${namespace}:${file.etag}`);
    }
    // Last: translators begin with what visitors see.
    return { texts: { ...texts, ...calendarTexts(code) }, etag: etags.join(' ') };
  };
}

interface Part {
  namespace: string;
  file: TextFile | null;
}
