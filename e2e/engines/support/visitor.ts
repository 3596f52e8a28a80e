import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../server/src/features/users/demo-password';
import type { Driver } from '../drivers/driver';

/** Describes elements: a selector, and optionally a pattern for name or text. */
export interface WantedElement {
  css: string;
  /** pattern for accessible name or text, with spaces collapsed */
  text?: RegExp;
}

const WAIT_TIMEOUT_MS = 60_000;

/** Position where the first visible match can be pressed, or a sentence why not. Runs in the page. */
async function place(css: string, text: string | null): Promise<{ x: number; y: number } | string> {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const names = (node: Element) => [
    plain(node.getAttribute('aria-label')),
    plain(node.textContent),
    plain([...((node as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')),
  ];
  const wanted = text === null ? null : new RegExp(text);
  const found = [...document.querySelectorAll(css)].filter(
    (node) => !wanted || names(node).some((name) => wanted.test(name)),
  );
  const node = found.find((one) => one.getClientRects().length > 0);
  if (!node) return found.length > 0 ? 'it is not shown' : 'it is not there';
  const before = node.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Waits two frames and checks that the element does not move.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const start = node.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = node.getBoundingClientRect();
  if (start.x !== box.x || start.y !== box.y) return 'it moves';
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!top || !(node.contains(top) || top.contains(node) || top.closest('label')?.contains(node)))
    return `it lies below ${top?.outerHTML.slice(0, 120)}`;
  return { x, y };
}

/** A person in front of a browser. Every action waits until it is possible, or fails with the reason. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.driver.goto(this.origin + path);
  }

  /** Repeats a query until its result passes the check; returns the result. */
  async until<T>(
    what: string,
    ask: () => Promise<T>,
    fits: (found: T) => boolean,
    patience = WAIT_TIMEOUT_MS,
  ): Promise<T> {
    let last: unknown;
    for (const end = Date.now() + patience; Date.now() < end; await pause(100)) {
      try {
        const found = await ask();
        if (fits(found)) return found;
        last = found;
      } catch (thrown) {
        last = thrown;
      }
    }
    throw new Error(
      `${this.driver.name}: ${what}; at the end: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
    );
  }

  /** Logs in with the demo password. */
  async login(username: string): Promise<void> {
    await this.goto('/login');
    await this.type({ css: 'input[name=username]' }, username);
    await this.type({ css: 'input[name=password]' }, DEMO_PASSWORD);
    await this.click({ css: 'main form button[type=submit]' });
    await this.gone('input[name=password]');
    // Waits for the portal's code, so that no page is left while loading.
    await this.kept();
  }

  /** Final state of an opened map: drawn, or refused without WebGL. */
  mapState(): Promise<string> {
    return this.until(
      'the map is neither drawn nor refused',
      () =>
        this.driver.evaluate(() =>
          document.querySelector('[data-map-drawn=true]')
            ? 'drawn'
            : (document.querySelector<HTMLElement>('[data-map-state]')?.dataset.mapState ?? ''),
        ),
      (found) => found === 'drawn' || found === 'webgl',
      90_000,
    );
  }

  /**
   * Waits until the service worker has cached every script and style of the shell, as before a form is
   * filled in.
   */
  async kept(): Promise<void> {
    await this.until(
      'the shell is not kept for use without a network',
      () =>
        this.driver.evaluate(async () => {
          const { files } = (await (await fetch('/build-manifest.json')).json()) as { files: string[] };
          const code = files.filter((file) => /\.(js|css)$/.test(file));
          const found = await Promise.all(code.map((file) => caches.match(`/${file}`)));
          return code.filter((_, at) => !found[at]);
        }),
      (missing) => missing.length === 0,
    );
  }

  async click({ css, text }: WantedElement): Promise<void> {
    const spot = await this.until(
      `${css} ${text ?? ''} cannot be pressed`,
      () => this.driver.evaluate(place, css, text?.source ?? null),
      (found) => typeof found === 'object',
    );
    if (typeof spot === 'object') await this.driver.click(spot.x, spot.y);
  }

  /** Clicks a field, clears it and types. */
  async type(wanted: WantedElement, words: string): Promise<void> {
    await this.click(wanted);
    await this.driver.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select?.());
    await this.driver.press(...words);
  }

  /** Texts of all matching elements, with spaces collapsed. */
  texts(css: string): Promise<string[]> {
    return this.driver.evaluate(
      (asked) =>
        [...document.querySelectorAll(asked)].map((node) =>
          (node.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
      css,
    );
  }

  /** Waits for an element with this text; returns the text. */
  async see(css: string, text: RegExp = /./, patience?: number): Promise<string> {
    const all = await this.until(
      `${css} ${text} is not seen`,
      () => this.texts(css),
      (texts) => texts.some((one) => text.test(one)),
      patience,
    );
    return all.find((one) => text.test(one)) ?? '';
  }

  /** Number of matching elements that are rendered. */
  private count(css: string): Promise<number> {
    return this.driver.evaluate(
      (asked) =>
        [...document.querySelectorAll(asked)].filter((one) => one.getClientRects().length > 0).length,
      css,
    );
  }

  /** Waits until a matching element is visible. */
  async shown(css: string): Promise<void> {
    await this.until(
      `${css} is not shown`,
      () => this.count(css),
      (count) => count > 0,
    );
  }

  /** Waits until no matching element is visible. */
  async gone(css: string): Promise<void> {
    await this.until(
      `${css} is still shown`,
      () => this.count(css),
      (count) => count === 0,
    );
  }

  /** Describes the focused element: question, label or text, name. */
  focused(): Promise<string> {
    return this.driver.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const group = at?.closest('[role=radiogroup], fieldset, [role=group]');
      const question =
        document.getElementById(group?.getAttribute('aria-labelledby') ?? '') ??
        group?.querySelector('legend');
      return [question?.textContent, at?.labels?.[0]?.textContent ?? at?.textContent, at?.name]
        .filter(Boolean)
        .join(' | ');
    });
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(what: RegExp): Promise<void> {
    for (let steps = 0; steps < 150; steps++) {
      if (what.test(await this.focused())) return;
      await this.driver.press('Tab');
    }
    throw new Error(
      `${this.driver.name}: ${what} is not reached by Tab; at the end: ${await this.focused()}`,
    );
  }
}
