import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { drawRing, ring } from './ring';
import css from './splash.module.css';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  text: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = css[name] ?? '';
  made.textContent = text;
  return made;
}

const say = (key: string) => translate('shell', `splash.${key}`);

/** The start screen with its text, shown while the portal waits for the server. */
export function showSplash(root: HTMLElement): void {
  const box = drawRing(root);
  box.append(element('h1', 'title', say('name')), element('p', 'text', say('loading')));
}

/**
 * The emergency number sent with the page itself, or null: this screen is seen only on devices without a
 * stored configuration.
 */
function emergencyNumber(): string | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'emergency')?.description || null;
}

/**
 * The screen for a server that does not respond (specification, section 1), asking to try later; in French
 * when the language is French, else in English.
 * @param answered whether the server responded with an error, so that the person's network is fine
 * @param retry called when the person presses the button
 */
export function showUnreachable(root: HTMLElement, answered: boolean, retry: () => void): void {
  const box = document.createElement('div');
  box.className = css.splash ?? '';
  box.setAttribute('role', 'alert');
  const button = element('button', 'retry', say('retry'));
  button.type = 'button';
  button.addEventListener('click', retry, { once: true });
  const title = element('h1', 'title', say('unreachableTitle'));
  box.append(
    ring(2, false),
    title,
    element('p', 'text', say(answered ? 'unavailableText' : 'unreachableText')),
    button,
  );
  const number = emergencyNumber();
  if (number) {
    const call = element('a', 'emergency', translate('shell', 'home.emergency', { number }));
    call.href = `tel:${number.replace(/[^\d+]/g, '')}`;
    box.append(call);
  }
  root.replaceChildren(box);
  button.focus();
}
