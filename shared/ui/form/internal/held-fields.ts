import type { FormApi } from 'final-form';
import type { Fault, Faults } from '../fault';

/** State of one field. */
interface FieldState {
  value: unknown;
  /** fault found by the rules */
  fault: Fault | undefined;
  /** fault reported by the server; removed when the value changes */
  refused: Fault | undefined;
  /** whether the field has been left once */
  touched: boolean;
}

const WATCHED_STATES = { value: true, error: true, touched: true } as const;

/**
 * Whether two values are equal; lists and points are compared by content because each change recreates
 * them.
 */
const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * The fields of a form, registered once for the lifetime of the form. The form library would reset a field
 * to its initial value when its component is unmounted, so hiding a question would lose its answer:
 * components only subscribe to the state kept here.
 */
export class HeldFields {
  private readonly states = new Map<string, FieldState>();
  private readonly listeners = new Map<string, Set<() => void>>();
  /** by field, the value stored while its text cannot be parsed */
  private readonly unreadable = new Map<string, unknown>();
  /** by field, search text that has not led to a choice */
  readonly queries = new Map<string, string>();

  constructor(private readonly api: FormApi<Record<string, unknown>>) {}

  /** State of a field; registers it if necessary. */
  state(name: string): FieldState {
    if (!this.states.has(name)) {
      this.api.registerField(name, (state) => this.note(name, state), WATCHED_STATES, {
        isEqual: same,
        silent: true,
      });
    }
    return this.states.get(name) as FieldState;
  }

  /**
   * Subscribes to a field.
   * @returns unsubscribes
   */
  listen(name: string, changed: () => void): () => void {
    const mine = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, mine.add(changed));
    return () => void mine.delete(changed);
  }

  /** Shows faults reported by the server; returns those for which no field is mounted. */
  refuse(faults: Faults): Faults {
    const elsewhere: Faults = {};
    for (const [name, refused] of Object.entries(faults)) {
      const state = this.states.get(name);
      if (state) this.set(name, { ...state, refused });
      if (!this.listeners.get(name)?.size) elsewhere[name] = refused as Fault;
    }
    return elsewhere;
  }

  /** Faults reported by the server whose field has not changed since. */
  get refused(): Faults {
    const refused = [...this.states].filter(([, state]) => state.refused !== undefined);
    return Object.fromEntries(refused.map(([name, state]) => [name, state.refused]));
  }

  /** Declares the value that a typed field stores for unparsable text. */
  typed(name: string, unreadable: unknown): void {
    this.unreadable.set(name, unreadable);
  }

  /** Faults of fields with unparsable text; they apply whatever the form's own rules check. */
  unreadableFaults(values: Record<string, unknown>): Faults {
    const wrong = [...this.unreadable].filter(([name, held]) => Object.is(values[name], held));
    return Object.fromEntries(wrong.map(([name]) => [name, 'wrong_type']));
  }

  private note(name: string, state: { value?: unknown; error?: unknown; touched?: boolean }): void {
    const before = this.states.get(name);
    const kept = before && same(before.value, state.value) ? before.refused : undefined;
    this.set(name, {
      value: state.value,
      fault: state.error as Fault | undefined,
      refused: kept,
      touched: state.touched ?? false,
    });
  }

  private set(name: string, state: FieldState): void {
    this.states.set(name, state);
    for (const changed of this.listeners.get(name) ?? []) changed();
  }
}
