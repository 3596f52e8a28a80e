import { listColleagues } from '@ciguawatch/shared/api/calls/desk/thread';
import type { Colleague } from '@ciguawatch/shared/api/schemas/desk/thread';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { action, makeObservable, observableShallow } from 'mobx';

/** Editors with whom the account shares a country, itself among them. Read it inside a MobX observer. */
class Colleagues {
  all: readonly Colleague[] = [];

  constructor() {
    makeObservable<Colleagues, 'keep'>(this, { all: observableShallow, keep: action });
  }

  /** Asks the server; without an answer the names of before stay. */
  async load(): Promise<void> {
    this.keep(await call(listColleagues, { params: undefined }).catch(() => this.all));
  }

  /** Those who manage a country. */
  of = (country: number | null): Colleague[] =>
    this.all.filter(({ countries }) => countries.some((one) => one === country));

  name = (id: number): string => this.all.find((one) => one.id === id)?.name ?? NAME_TO_COME;

  private keep(all: readonly Colleague[]): void {
    this.all = all;
  }
}

export const colleagues = new Colleagues();
