import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDES, type Guide, type HelpLanguage } from '@ciguawatch/shared/contract/help-tasks';
import { lexer, type Token, type Tokens } from 'marked';
import { serverFolder } from '../../../db/reference/files';
import { searchable } from './searchable';

/** A task of a guide: how one thing is done. */
export interface Task {
  /** its heading's id, the same in every language and for ever: screens and people link to it */
  id: string;
  title: string;
  /** what is under the heading */
  tokens: Token[];
  /** its words as the search compares them */
  words: string;
}

/** A guide: what one kind of person does in the portal. */
interface GuidePage {
  guide: Guide;
  title: string;
  /** what is said before the first task */
  intro: Token[];
  tasks: Task[];
}

/** All guides of one language, in the order of `GUIDES`. */
export type Guides = readonly GuidePage[];

/** The folder of the guides, `<language>/<guide>.md`, and of their pictures. */
const FOLDER = join(serverFolder, 'help');

/** The heading of a task, `Print the paper form {#paper}`. */
const HEADING = /^(.+) \{#([a-z][a-z-]*)\}$/;

/**
 * Reads a guide from its Markdown: one first heading, then tasks under second headings that end in `{#id}`.
 * @throws Error where a heading has no id, with the heading
 */
export function parseGuide(guide: Guide, markdown: string): GuidePage {
  const page: GuidePage = { guide, title: '', intro: [], tasks: [] };
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1) page.title = token.text as string;
    else if (token.type === 'heading' && token.depth === 2) page.tasks.push(taskOf(token as Tokens.Heading));
    else (page.tasks.at(-1)?.tokens ?? page.intro).push(token);
  }
  for (const task of page.tasks)
    task.words = searchable(`${task.title} ${task.tokens.map(({ raw }) => withoutAddresses(raw)).join(' ')}`);
  return page;
}

function taskOf({ text }: Tokens.Heading): Task {
  const [, title, id] = HEADING.exec(text) ?? [];
  if (!title || !id) throw new Error(`The heading "${text}" of a guide has no id such as {#paper}.`);
  return { id, title, tokens: [], words: '' };
}

/** Markdown without the targets of its links, whose words nobody reads. */
const withoutAddresses = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']');

/** Reads the guides of every language that ship with the server. */
export function readGuides(folder = FOLDER): Record<HelpLanguage, Guides> {
  const of = (language: HelpLanguage): Guides =>
    GUIDES.map((guide) => parseGuide(guide, readFileSync(join(folder, language, `${guide}.md`), 'utf8')));
  return { fr: of('fr'), en: of('en') };
}

/** Name of the picture of a screen: `/ciguawatch/case/map` is in `ciguawatch-case-map.jpg`, home in `home.jpg`. */
export const pictureName = (screen: string): string =>
  `${screen.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home'}.jpg`;

/** The file of a picture; null where the command that makes them was not run for this release. */
export function pictureFile(language: HelpLanguage, name: string, folder = FOLDER): string | null {
  const file = join(folder, 'pictures', language, name);
  return /^[a-z0-9-]+\.jpg$/.test(name) && existsSync(file) ? file : null;
}
