import { setClock } from '../../runtime/page/clock';

/** A clock that only moves when the test moves it; times in milliseconds. */
export class FakeClock {
  constructor(public time: number = Date.UTC(2026, 10, 20, 18, 0)) {
    setClock(() => this.time);
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }

  restore(): void {
    setClock();
  }
}
