import { setClock } from '../../runtime/page/clock';

/** A clock that stands still until it is asked to move. Times in milliseconds. */
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
