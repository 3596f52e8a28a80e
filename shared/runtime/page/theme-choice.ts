import { recall } from '../storage/local-storage';

export type ThemeChoice = 'system' | 'light' | 'dark';
export const THEME_KEY = 'ciguawatch.theme';

/** Parses a remembered theme; anything else means `system`. */
export const asThemeChoice = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/** Media query of the system's dark mode; undefined in browsers without it. */
export const systemTheme = (): MediaQueryList | undefined =>
  window.matchMedia?.('(prefers-color-scheme: dark)');

/** Sets the theme on the document; the style tokens depend on it. */
export function markTheme(shown: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = shown;
}

/** Sets the theme before anything is rendered, so that nothing flashes in the wrong one. */
export function markFirstTheme(): void {
  const choice = asThemeChoice(recall(THEME_KEY));
  const system = systemTheme()?.matches ? 'dark' : 'light';
  markTheme(choice === 'system' ? system : choice);
}
