import type { FormApi } from 'final-form';
import type { Fault, Faults } from '../fault';

/** What one field shows. */
interface FieldState {
  value: unknown;
  /** what the rules say of the value */
  fault: Fault | undefined;
  /** what the server said of the value; gone once the value is another */
  refused: Fault | undefined;
  /** the field was left once */
  touched: boolean;
}

const WATCHED = { value: true, error: true, touched: true } as const;

/** Lists and shapes are rebuilt at each change: they are the same when they say the same. */
const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * The fields of a form, each registered once and for as long as the form lives. The library forgets a
 * field with the component that registered it and sets it back to its initial value when it is drawn
 * again, so that hiding a question would lose what was typed: components only listen to what is held here.
 */
export class HeldFields {
  private readonly states = new Map<string, FieldState>();
  private readonly listeners = new Map<string, Set<() => void>>();
  /** placeholder value, by field, for text that cannot be parsed */
  private readonly unreadable = new Map<string, unknown>();
  /** what was typed to search a value and has not led to one, by field */
  readonly queries = new Map<string, string>();

  constructor(private readonly api: FormApi<Record<string, unknown>>) {}

  /** The state of a field, which is held from now on. */
  state(name: string): FieldState {
    if (!this.states.has(name)) {
      this.api.registerField(name, (state) => this.note(name, state), WATCHED, {
        isEqual: same,
        silent: true,
      });
    }
    return this.states.get(name) as FieldState;
  }

  /** @returns how to stop listening */
  listen(name: string, changed: () => void): () => void {
    const mine = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, mine.add(changed));
    return () => void mine.delete(changed);
  }

  /** Shows what the server said of fields; what no field on the screen can show is answered. */
  refuse(faults: Faults): Faults {
    const elsewhere: Faults = {};
    for (const [name, refused] of Object.entries(faults)) {
      const state = this.states.get(name);
      if (state) this.set(name, { ...state, refused });
      if (!this.listeners.get(name)?.size) elsewhere[name] = refused as Fault;
    }
    return elsewhere;
  }

  /** What the server said and was not changed since. */
  get refused(): Faults {
    const refused = [...this.states].filter(([, state]) => state.refused !== undefined);
    return Object.fromEntries(refused.map(([name, state]) => [name, state.refused]));
  }

  /** Declares what a typed field holds for a text that is no value. */
  typed(name: string, unreadable: unknown): void {
    this.unreadable.set(name, unreadable);
  }

  /** A text that cannot be read is a fault, whatever the rules of the form look at. */
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
