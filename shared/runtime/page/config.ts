import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Config } from '../../api/schemas/public';
import { DEFAULT_COUNTRY } from '../../domain/country/numbers';
import { singleton } from '../federation/singleton';

export type { Config } from '../../api/schemas/public';

/** Run-time configuration of the portal, set once by the shell before anything is rendered. */
class ConfigHolder {
  value: Config | null = null;

  constructor() {
    makeObservable(this, { value: observableRef });
  }

  get demo(): boolean {
    return this.value?.demo ?? false;
  }

  /** Id of the country that screens start with. */
  get country(): number {
    return this.value?.default_country ?? DEFAULT_COUNTRY;
  }

  /** The emergency number of a country; null where none is configured. */
  emergency(country: number = this.country): string | null {
    return this.value?.emergency[String(country)] ?? null;
  }
}

export const config = singleton('config', () => new ConfigHolder());

/** Sets the configuration; called by the shell only. */
export function setConfig(value: Config): void {
  runInAction(() => {
    config.value = value;
  });
}
