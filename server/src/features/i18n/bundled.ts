import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { RegistrySource } from '../../registry/source';
import { calendarTexts } from './calendar';
import { localFile, type TextFile } from './text-files';

/** Texts of one language in the deployed portal, with an etag that changes when they do. */
export type Bundled = (code: string) => Promise<{ texts: Texts; etag: string }>;

interface RegistryFile {
  modules?: Record<string, { version: string; decl?: { namespaces?: string[] } }>;
}

/** Where the text files are found. */
interface BundledOptions {
  portalDir: string;
  /** tells which release of each module is in service */
  registry: RegistrySource;
  /** reads a file of a module that is hosted elsewhere; null when there is none */
  remote(id: string, path: string): Promise<TextFile | null>;
}

/** Reads the texts of the shell and of every module in service. */
export function bundledTexts({ portalDir, registry, remote }: BundledOptions): Bundled {
  /**
   * A module that is being replaced or does not respond has no texts for the moment, which is not an error.
   */
  const modules = async (code: string): Promise<Part[]> => {
    const { modules = {} } = JSON.parse((await registry())?.text ?? '{}') as RegistryFile;
    const releases = Object.entries(modules).map(async ([id, { version, decl }]) => {
      const read = async (path: string) =>
        (await localFile(portalDir, `modules/${id}/${version}/locales/${path}`)) ??
        remote(id, `${version}/locales/${path}`);
      const others = ((await read('namespaces.json'))?.content ?? []) as string[];
      const mainFile = { namespace: decl?.namespaces?.[0] ?? id.replace(/^mf-/, ''), path: `${code}.json` };
      const parts = [
        mainFile,
        ...others.map((namespace) => ({ namespace, path: `${namespace}/${code}.json` })),
      ];
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
    // Last, because translators see the texts in this order and should begin with those of visitors.
    return { texts: { ...texts, ...calendarTexts(code) }, etag: etags.join(' ') };
  };
}

interface Part {
  namespace: string;
  file: TextFile | null;
}
