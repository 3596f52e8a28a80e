/**
 * One reason for which a shell cannot run a release. The panel of the module says it in the reader's
 * language (texts `unavailable.lack` of the shell), logs and deployments by `lackText`.
 */
export type Lack =
  /** The door stands for something else than when the module was built. */
  | { kind: 'number'; door: string; needs: number; here: number }
  /** There is no such door. */
  | { kind: 'closed'; door: string }
  /** The door does not have these names, joined by commas. */
  | { kind: 'names'; door: string; names: string }
  /** The release does not say the numbers of its doors. */
  | { kind: 'unnumbered' }
  | { kind: 'contract' | 'api'; needs: number; here: number }
  | { kind: 'integrity'; entry: string }
  /** What the module exposes cannot be mounted. */
  | { kind: 'lifecycles' };

/** A reason as an English sentence part, for logs and for who deploys. */
export function lackText(lack: Lack): string {
  switch (lack.kind) {
    case 'number':
      return `door ${lack.door}: needs ${lack.needs}, here ${lack.here}`;
    case 'closed':
      return `door ${lack.door}: not here`;
    case 'names':
      return `door ${lack.door}: lacks ${lack.names}`;
    case 'unnumbered':
      return 'built before doors had numbers: build it anew';
    case 'contract':
    case 'api':
      return `${lack.kind}: needs ${lack.needs}, here ${lack.here}`;
    case 'integrity':
      return `${lack.entry}: the integrity does not fit`;
    case 'lifecycles':
      return 'exposes no lifecycles';
  }
}
