import { action, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Largest width of each class in CSS pixels (specification, section 2). */
export const BREAKPOINTS = { mobile: 640, tablet: 767, laptop: 1024, desktop: 1280 } as const;

/** Observable width of the window. */
class Viewport {
  width = window.innerWidth;

  constructor() {
    makeObservable(this, { width: observable, measure: action });
    window.addEventListener('resize', () => this.measure());
  }

  measure(): void {
    this.width = window.innerWidth;
  }

  /** Pages for desktops only open above 767 px (product decisions, "Everywhere"). */
  get desktop(): boolean {
    return this.width > BREAKPOINTS.tablet;
  }

  /** Whether there is room for the side menu and the compact density. */
  get wide(): boolean {
    return this.width >= BREAKPOINTS.laptop;
  }

  get phone(): boolean {
    return this.width <= BREAKPOINTS.mobile;
  }
}

export const viewport = singleton('viewport', () => new Viewport());
