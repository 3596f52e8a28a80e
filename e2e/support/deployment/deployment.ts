import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Portal } from '../portal';

export type ModuleId = 'mf-ciguawatch' | 'mf-fishbase' | 'mf-gis' | 'mf-global';

/** A module's declaration as in its file. */
export interface Declaration {
  contract: number;
  routes: object[];
  menu: object[];
  work: object[];
}

/** Texts of a module in one language: page > key > text. */
export type Texts = Record<string, Record<string, string>>;

interface Release {
  version: string;
  decl: Declaration;
  entry: string;
  integrity: string;
  /** In the form that earlier shells read (shared/contract/release/earlier.ts). */
  uses: Record<string, { number: number; names: string[] }>;
  ahead: {
    entry: { files: string[] };
    pages: Record<string, { files: string[]; texts?: Record<string, string[]> }>;
    texts: Record<string, string[]>;
  };
}

/** Extensions of compressed copies. */
const COMPRESSED_ENDINGS = ['.br', '.gz'];

/** What an administrator can do to a portal's web files. */
export class Deployment {
  readonly #portal: Portal;
  readonly #before: string;
  readonly #undo: (() => void)[] = [];

  constructor(portal: Portal) {
    this.#portal = portal;
    this.#before = readFileSync(portal.file('registry.json'), 'utf8');
  }

  release(id: ModuleId): Release {
    return this.#registry().modules[id];
  }

  /**
   * Removes a module's folder.
   * @returns restores it
   */
  takeAway(id: ModuleId): () => void {
    const [from, to] = [this.#portal.file(`modules/${id}`), this.#portal.file(`taken-${id}`)];
    renameSync(from, to);
    let back = false;
    const bringBack = () => {
      if (!back) renameSync(to, from);
      back = true;
    };
    this.#undo.push(bringBack);
    return bringBack;
  }

  /** Rewrites a module's registry entry atomically. */
  change(id: ModuleId, change: (release: Release) => void): void {
    const registry = this.#registry();
    change(registry.modules[id]);
    this.#write(`${JSON.stringify(registry)}\n`);
  }

  /** Path of the only shell file of this build with a matching name; those of earlier builds are kept beside it. */
  asset(name: RegExp): string {
    const { files } = JSON.parse(readFileSync(this.#portal.file('build-manifest.json'), 'utf8')) as {
      files: string[];
    };
    const found = files.filter((path) => path.startsWith('assets/') && name.test(basename(path)));
    if (found.length !== 1) throw new Error(`${found.length} files of the shell are ${name}`);
    return `/${found[0]}`;
  }

  /** Paths of shell files from earlier builds, kept for open pages. */
  filesOfEarlierBuilds(): Set<string> {
    const { files, earlier } = JSON.parse(readFileSync(this.#portal.file('build-manifest.json'), 'utf8')) as {
      files: string[];
      earlier: { files: string[] }[];
    };
    const present = new Set(files);
    return new Set(
      earlier.flatMap((one) => one.files.filter((file) => !present.has(file))).map((file) => `/${file}`),
    );
  }

  /** Paths of all scripts and styles in a folder of the web root. */
  scriptsAndStyles(folder: string): string[] {
    return readdirSync(this.#portal.file(folder))
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `/${folder}/${name}`);
  }

  /**
   * Appends code to a file of the web root.
   * @returns removes it
   */
  append(path: string, code: string): () => void {
    const file = this.#portal.file(path);
    const before = readFileSync(file);
    for (const end of COMPRESSED_ENDINGS) rmSync(file + end, { force: true });
    appendFileSync(file, code);
    const putBack = () => writeFileSync(file, before);
    this.#undo.push(putBack);
    return putBack;
  }

  /** Deploys a module again: a new folder whose first script also runs `code`, then the registry. */
  redeploy(id: ModuleId, code: string): void {
    this.#publish(id, (folder, script) => this.append(join(folder, script), code));
  }

  /**
   * Deploys a module again with another declaration and texts, in its files and in the registry, like
   * building it from a changed module.json and dictionaries.
   */
  redeclare(
    id: ModuleId,
    change: (declaration: Declaration, texts: { fr_FR: Texts; en_US: Texts }) => void,
  ): void {
    const { decl } = this.release(id);
    const bundled = JSON.stringify(decl);
    this.#publish(id, (folder, script) => {
      const texts = { fr_FR: this.#texts(folder, 'fr_FR'), en_US: this.#texts(folder, 'en_US') };
      change(decl, texts);
      for (const [code, pages] of Object.entries(texts))
        this.#replace(join(folder, 'locales', `${code}.json`), () => JSON.stringify(pages));
      const code = this.#codeWith(folder, bundled);
      const before = this.#digest(code);
      this.#replace(code, (text) => text.replace(bundled, JSON.stringify(decl)));
      // Updates the digest in the first script.
      this.#replace(join(folder, script), (text) => text.replace(before, this.#digest(code)));
    });
    this.change(id, (release) => {
      release.decl = decl;
    });
  }

  /** Puts a changed copy of a module's folder into service. */
  #publish(id: ModuleId, change: (folder: string, script: string) => void): void {
    const { entry } = this.release(id);
    const version = `next-${Date.now()}`;
    const folder = dirname(entry);
    const next = join(dirname(folder), version);
    cpSync(this.#portal.file(folder), this.#portal.file(next), { recursive: true });
    const script = entry.slice(folder.length + 1);
    change(next, script);
    const content = readFileSync(this.#portal.file(join(next, script)));
    this.change(id, (release) => {
      release.version = version;
      release.entry = `${next}/${script}`;
      release.integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    });
  }

  #texts(folder: string, code: string): Texts {
    return JSON.parse(readFileSync(this.#portal.file(join(folder, 'locales', `${code}.json`)), 'utf8'));
  }

  /** The only script in a folder that contains a text. */
  #codeWith(folder: string, text: string): string {
    const found = readdirSync(this.#portal.file(folder)).filter(
      (name) =>
        name.endsWith('.js') && readFileSync(this.#portal.file(join(folder, name)), 'utf8').includes(text),
    );
    if (found.length !== 1) throw new Error(`${found.length} scripts of ${folder} hold the declaration`);
    return join(folder, String(found[0]));
  }

  /** Digest of a file as in a bundle's first script (shared/webpack/plugins/integrity.mjs). */
  #digest(path: string): string {
    return createHash('sha256')
      .update(readFileSync(this.#portal.file(path)))
      .digest('base64');
  }

  /** Rewrites a file in a folder that only this test uses. */
  #replace(path: string, change: (text: string) => string): void {
    const file = this.#portal.file(path);
    for (const end of COMPRESSED_ENDINGS) rmSync(file + end, { force: true });
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  /** Digest of the shell's own files, without modules and registry. */
  shellDigest(): string {
    const hash = createHash('sha256');
    const names = readdirSync(this.#portal.files, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .filter((path) => !/\/modules\/|\/registry\.json$/.test(path.slice(this.#portal.files.length)));
    for (const path of names.sort()) hash.update(path).update(readFileSync(path));
    return hash.digest('hex');
  }

  /** Restores everything. */
  restore(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.#write(this.#before);
  }

  #registry(): { modules: Record<ModuleId, Release> } {
    return JSON.parse(readFileSync(this.#portal.file('registry.json'), 'utf8'));
  }

  #write(text: string): void {
    const file = this.#portal.file('registry.json');
    writeFileSync(`${file}.arriving`, text);
    renameSync(`${file}.arriving`, file);
  }
}
