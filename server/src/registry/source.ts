import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a registry says now, and an etag that moves when it does. */
interface RegistryText {
  text: string;
  etag: string;
}

/** Answers the registry; null when there is none. */
export type RegistrySource = () => Promise<RegistryText | null>;

/** The file `registry.json` of the portal, which a deployment or a person changes in place. */
export const registryFile = (portalDir: string): RegistrySource =>
  watchedFile(join(portalDir, 'registry.json'));

/** What of `shared/` the shell in the portal offers; replaced when it is rebuilt. */
export const offerFile = (portalDir: string): RegistrySource => watchedFile(join(portalDir, 'surface.json'));

/** A file whose text is read again when it has changed. */
export function watchedFile(file: string): RegistrySource {
  let held: RegistryText | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const etag = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (held?.etag !== etag) held = { text: await readFile(file, 'utf8'), etag };
    return held;
  };
}
