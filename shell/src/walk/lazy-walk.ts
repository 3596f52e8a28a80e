import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, lazy } from 'react';

/** A part of the walk with its texts; nothing where it cannot be loaded, since no work waits for it. */
const quietly = <Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const found = await fetch();
      await textsReady();
      return found;
    } catch {
      return { default: () => null };
    }
  });

/** The panel of a walk that was begun; in the demonstration only, for people who log in. */
export const WalkPanel = quietly(() => import(/* webpackChunkName: "walk" */ './walk-panel'));

/** The offer of a walk on the home of an operator; in the demonstration only. */
export const WalkOffer = quietly(() => import(/* webpackChunkName: "walk" */ './walk-offer'));
