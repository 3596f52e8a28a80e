import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, createElement, lazy } from 'react';

const retryListeners = new Set<() => void>();

/** Lets parts whose code failed to load be loaded again at their next render. */
export function fetchAgain(): void {
  for (const renew of retryListeners) renew();
  retryListeners.clear();
}

/**
 * A part of the shell whose code and texts are loaded on demand. If that fails, it throws at each render
 * until `fetchAgain`.
 */
export function lazyWithTexts<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        const found = await fetch();
        await textsReady();
        return found;
      } catch (thrown) {
        retryListeners.add(() => {
          part = make();
        });
        throw thrown;
      }
    });
  let part = make();
  return (props) => createElement(part as ComponentType<Props>, props);
}
