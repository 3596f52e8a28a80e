/**
 * One reason for which a shell cannot run a release. The panel of the module says it in the reader's
 * language (texts `unavailable.lack` of the shell), logs and deployments by `incompatibilityText`.
 */
export type Incompatibility =
  /** The release was built for another major version of `shared/`; 0 is what was before there was a public API. */
  | { kind: 'shared'; needs: number; here: number }
  /** A file of `shared/` does not have these names, joined by commas, or is not there itself. */
  | { kind: 'names'; path: string; names: string }
  | { kind: 'contract' | 'api'; needs: number; here: number }
  | { kind: 'integrity'; entry: string }
  /** What the module exposes cannot be mounted. */
  | { kind: 'lifecycles' };

/** A reason as an English sentence part, for logs and for who deploys. */
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
