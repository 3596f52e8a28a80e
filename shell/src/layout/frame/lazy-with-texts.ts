import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, createElement, lazy } from 'react';

const failed = new Set<() => void>();

/** Lets what could not be fetched be asked for again when it is drawn next. */
export function fetchAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A part of the shell that is fetched when it is needed, drawn once the texts that came with it are there. Where that
 * fails it throws, each time it is drawn until `fetchAgain`.
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
        failed.add(() => {
          part = make();
        });
        throw thrown;
      }
    });
  let part = make();
  return (props) => createElement(part as ComponentType<Props>, props);
}
