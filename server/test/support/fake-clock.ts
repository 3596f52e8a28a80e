import type { Clock } from '../../src/clock';

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  constructor(private time = Date.parse('2026-03-15T20:00:00Z')) {}

  now(): number {
    return this.time;
  }

  /** Moves forward by seconds. */
  pass(seconds: number): void {
    this.time += seconds * 1000;
  }

  set(instant: string): void {
    this.time = Date.parse(instant);
  }
}
