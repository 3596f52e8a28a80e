/**
 * A reason why a shell cannot run a release. Readers see it in their language (texts `unavailable.lack` of
 * the shell), logs and deploy commands as `incompatibilityText`.
 */
export type Incompatibility =
  /** Built for another major version of `shared/`; 0 stands for builds before the public API existed. */
  | { kind: 'shared'; needs: number; here: number }
  /** A file of `shared/` that lacks these names (joined by commas), or does not exist. */
  | { kind: 'names'; path: string; names: string }
  | { kind: 'contract' | 'api'; needs: number; here: number }
  | { kind: 'integrity'; entry: string }
  /** What the module exposes cannot be mounted. */
  | { kind: 'lifecycles' };

/** The reason as an English sentence part, for logs and for the person who deploys. */
export function incompatibilityText(lack: Incompatibility): string {
  switch (lack.kind) {
    case 'shared':
      return `shared: needs version ${lack.needs}, here ${lack.here}`;
    case 'names':
      return `shared/${lack.path}: lacks ${lack.names}`;
    case 'contract':
    case 'api':
      return `${lack.kind}: needs ${lack.needs}, here ${lack.here}`;
    case 'integrity':
      return `${lack.entry}: the integrity does not fit`;
    case 'lifecycles':
      return 'exposes no lifecycles';
  }
}
