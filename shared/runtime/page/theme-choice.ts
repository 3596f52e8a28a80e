import { recall } from '../storage/local-storage';

export type ThemeChoice = 'system' | 'light' | 'dark';
export const THEME_KEY = 'ciguawatch.theme';

/** A remembered text as a choice; anything else leaves it to the system. */
export const asThemeChoice = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/** What the system asks for; nothing where it cannot be asked. */
export const systemTheme = (): MediaQueryList | undefined =>
  window.matchMedia?.('(prefers-color-scheme: dark)');

/** Says on the document which theme is shown; the tokens hang on it. */
export function markTheme(shown: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = shown;
}

/** Marks the theme before anything else is there, so that nothing is drawn in the other one first. */
export function markFirstTheme(): void {
  const choice = asThemeChoice(recall(THEME_KEY));
  const system = systemTheme()?.matches ? 'dark' : 'light';
  markTheme(choice === 'system' ? system : choice);
}
