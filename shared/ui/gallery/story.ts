import type { ComponentType } from 'react';

/** One component of the design system with its states. */
export interface Story {
  /** Name of the component, and anchor of its section. */
  id: string;
  Show: ComponentType;
}
