import { act, fireEvent, screen } from '@testing-library/react';
import { setTokenSource } from '../runtime/http/authorised';
import { toasts } from '../runtime/page/toasts';
import { FakeServer } from './fakes/fake-server';

/** A call that would have changed something, as the server was asked. */
interface Written {
  /** method and path below `/api/` */
  asked: string;
  body: unknown;
  /** version that the change is based on; absent where none was said */
  version?: string;
}

/**
 * A desk for the tests around it: somebody who is signed in, before a server of the test's own. Pages ask `desk.server`,
 * what they changed is `desk.written`, what the page then says is `desk.said`.
 */
export function setUpCaseList() {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer();
    setTokenSource({
      token: async () => 'of the test',
      renew: async () => null,
      known: true,
      askLogin: () => undefined,
      recheck: () => undefined,
    });
  });
  afterEach(() => {
    server.remove();
    setTokenSource(undefined);
    for (const { id } of [...toasts.items]) toasts.dismiss(id);
  });
  return {
    get server(): FakeServer {
      return server;
    },
    /** Changes asked for so far, oldest first. */
    get written(): Written[] {
      return server.requests
        .filter(({ method }) => !['GET', 'OPTIONS'].includes(method))
        .map(({ method, path, body, headers }) => ({
          asked: `${method} ${path}`,
          body,
          ...(headers['If-Match'] !== undefined && { version: headers['If-Match'].replaceAll('"', '') }),
        }));
    },
    /** Messages on the page: the tone, the title and what stands below it. */
    get said(): string[] {
      return toasts.items.map(({ tone, title, detail }) =>
        [`${tone}: ${title}`, detail].filter(Boolean).join(' / '),
      );
    },
  };
}

const isReached = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null;

/**
 * The buttons that can be reached, by their words: `getByRole` reckons with the styles of every ancestor, which takes
 * seconds on a desk with a hundred of them.
 */
export function buttons(words: string | RegExp = /^/): HTMLButtonElement[] {
  const said = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  return [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (one) => isReached(one) && (typeof words === 'string' ? said(one) === words : words.test(said(one))),
  );
}

/** The one button of these words. */
export function button(words: string | RegExp): HTMLButtonElement {
  const [found, ...others] = buttons(words);
  if (!found || others.length > 0)
    throw new Error(
      `${others.length > 0 ? 'Several buttons' : 'No button'} ${words} among: ${buttons()
        .map(({ textContent }) => textContent)
        .join(', ')}`,
    );
  return found;
}

/** Presses the one button of these words. */
export const press = (words: string | RegExp): void => void fireEvent.click(button(words));

/** Presses the one button of these words twice in one tick: the page is not drawn again in between. */
export function pressTwice(words: string | RegExp): void {
  const found = button(words);
  act(() => {
    found.click();
    found.click();
  });
}

/** Types a text into the field of this label, in place of what it held. */
export const write = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
