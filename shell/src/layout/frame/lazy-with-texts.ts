import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, lazy } from 'react';

/** A part of the shell that is fetched when it is needed, drawn once the texts that came with it are there. */
export const lazyWithTexts = <Props>(fetch: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const found = await fetch();
    await textsReady();
    return found;
  });
