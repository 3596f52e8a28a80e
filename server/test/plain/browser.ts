import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../support/harness';

type Fields = Record<string, string>;

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name] as string);

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** Fields that a browser without scripts would send from an unchanged form. */
function fieldsIn(page: string): Fields {
  const fields: Fields = {};
  for (const [tag] of page.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const isChoice = /type="(radio|checkbox)"/.test(tag);
    if (name && (!isChoice || / checked/.test(tag))) fields[name] = attribute(tag, 'value') ?? '';
  }
  for (const [, head = '', inside = ''] of page.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /<option value="([^"]*)" selected/.exec(inside)?.[1];
    fields[attribute(head, 'name') as string] = unescaped(
      chosen ?? /<option value="([^"]*)"/.exec(inside)?.[1] ?? '',
    );
  }
  for (const [, head = '', inside = ''] of page.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs))
    fields[attribute(head, 'name') as string] = unescaped(inside.replace(/^\n/, ''));
  return fields;
}

/** Text of a page without markup. */
export const wordsOf = (page: string): string =>
  unescaped(page.replace(/<head>.*?<\/head>/s, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');

/** A browser without scripts at the plain report: shows pages, fills them in, presses buttons. */
export class PlainBrowser {
  page = '';
  response!: LightMyRequestResponse;

  constructor(
    private readonly server: TestServer,
    private readonly headers: Record<string, string> = { 'accept-language': 'fr-FR' },
    /** address of the device */
    private readonly remoteAddress = '127.0.0.1',
  ) {}

  /** Where forms are sent from now on. */
  at(path: string): this {
    this.#action = path;
    return this;
  }

  #action = '/plain/report';

  async open(path = '/plain/report'): Promise<this> {
    return this.#shown(
      await this.server.app.inject({ url: path, headers: this.headers, remoteAddress: this.remoteAddress }),
    );
  }

  /** Fills in fields, presses a button and loads the response. Null removes a field. */
  async press(changes: Record<string, string | null> = {}, go = 'next'): Promise<this> {
    const fields: Record<string, string | null> = { ...fieldsIn(this.page), ...changes, go };
    const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null);
    return this.post(Object.fromEntries(given));
  }

  async post(fields: Fields): Promise<this> {
    const response = await this.server.app.inject({
      method: 'POST',
      url: this.#action,
      remoteAddress: this.remoteAddress,
      headers: { ...this.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return this.#shown(response);
  }

  get words(): string {
    return wordsOf(this.page);
  }

  get title(): string {
    return unescaped(/<h1>(.*?)<\/h1>/.exec(this.page)?.[1] ?? '');
  }

  /** Text of the error box of the page. */
  get alert(): string {
    return wordsOf(/<div class="err".*?<\/div>/s.exec(this.page)?.[0] ?? '');
  }

  /** The receipt code shown after sending, without spaces. */
  get code(): string {
    return (/<p class="no co"[^>]*>([^<]*)<\/p>/.exec(this.page)?.[1] ?? '').replaceAll(' ', '');
  }

  get fields(): Fields {
    return fieldsIn(this.page);
  }

  #shown(response: LightMyRequestResponse): this {
    this.response = response;
    this.page = response.body;
    return this;
  }
}
