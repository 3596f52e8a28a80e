import { action, autorun, computed, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';
import { onRemembered, recall, remember } from '../storage/local-storage';
import { asThemeChoice, markTheme, systemTheme, THEME_KEY, type ThemeChoice } from './theme-choice';

/** The theme: light, dark, or the system's; remembered, and the same in all tabs. */
class Theme {
  choice: ThemeChoice = asThemeChoice(recall(THEME_KEY));
  private systemDark: boolean;
  private printing = false;

  constructor() {
    const system = systemTheme();
    this.systemDark = system?.matches ?? false;
    makeObservable<Theme, 'systemDark' | 'printing' | 'print' | 'apply'>(this, {
      choice: observable,
      systemDark: observable,
      printing: observable,
      print: action,
      shown: computed,
      apply: action,
    });
    system?.addEventListener?.(
      'change',
      action((event: MediaQueryListEvent) => {
        this.systemDark = event.matches;
      }),
    );
    window.addEventListener('beforeprint', () => this.print(true));
    window.addEventListener('afterprint', () => this.print(false));
    onRemembered(THEME_KEY, (text) => this.apply(asThemeChoice(text)));
    autorun(() => markTheme(this.shown));
  }

  /** The theme as rendered, for maps and charts that draw their own colours. Printing is always light. */
  get shown(): 'light' | 'dark' {
    if (this.printing) return 'light';
    if (this.choice !== 'system') return this.choice;
    return this.systemDark ? 'dark' : 'light';
  }

  set(choice: ThemeChoice): void {
    remember(THEME_KEY, choice === 'system' ? null : choice);
    this.apply(choice);
  }

  private print(printing: boolean): void {
    this.printing = printing;
  }

  private apply(choice: ThemeChoice): void {
    this.choice = choice;
  }
}

export const theme = singleton('theme', () => new Theme());
