import { act, fireEvent, screen } from '@testing-library/react';
import { setTokenSource } from '../runtime/http/authorised';
import { toasts } from '../runtime/page/toasts';
import { FakeServer } from './fakes/fake-server';

/** A request that changes something on the server. */
interface Change {
  /** method and path below `/api/` */
  asked: string;
  body: unknown;
  /** version that the change is based on; undefined where none was sent */
  version?: string;
}

/**
 * Logs in and sets up a fake server for the page under test. Define responses on `harness.server`; read the
 * page's changes from `harness.changes` and its toasts from `harness.toasts`.
 */
export function setUpPage() {
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
    /** Changes sent so far, oldest first. */
    get changes(): Change[] {
      return server.requests
        .filter(({ method }) => !['GET', 'OPTIONS'].includes(method))
        .map(({ method, path, body, headers }) => ({
          asked: `${method} ${path}`,
          body,
          ...(headers['If-Match'] !== undefined && { version: headers['If-Match'].replaceAll('"', '') }),
        }));
    },
    /** Visible toasts as tone, title and detail. */
    get toasts(): string[] {
      return toasts.items.map(({ tone, title, detail }) =>
        [`${tone}: ${title}`, detail].filter(Boolean).join(' / '),
      );
    },
  };
}

const isReached = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null;

/**
 * Visible buttons by their text. `getByRole` computes styles of all ancestors, which takes seconds on a
 * screen with a hundred buttons.
 */
export function buttons(words: string | RegExp = /^/): HTMLButtonElement[] {
  const said = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  return [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (one) => isReached(one) && (typeof words === 'string' ? said(one) === words : words.test(said(one))),
  );
}

/** The button with a text; fails unless exactly one matches. */
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

/** Presses the only button with a text. */
export const pressButton = (words: string | RegExp): void => void fireEvent.click(button(words));

/** Presses the only button with a text twice without a render in between. */
export function pressTwice(words: string | RegExp): void {
  const found = button(words);
  act(() => {
    found.click();
    found.click();
  });
}

/** Replaces the text of the field with a label. */
export const fillField = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
