import type { Incompatibility } from '@ciguawatch/shared/contract/release/incompatibility';

/** Kinds of load failures, which are also keys of the panel's texts. */
export type FailureKind =
  | 'network'
  | 'server'
  | 'timeout'
  | 'missing'
  | 'contract'
  | 'surface'
  | 'integrity'
  | 'crash';

/** Failures that retrying cannot solve: another version of module or shell is needed. */
const REFUSAL_KINDS: ReadonlySet<FailureKind> = new Set(['contract', 'surface', 'integrity']);

/** A module that could not be loaded: the kind of failure, and what it lacks when it was refused. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly lacks: readonly Incompatibility[] = [],
  ) {
    super(message);
  }

  get refused(): boolean {
    return REFUSAL_KINDS.has(this.kind);
  }
}

/** Whether an error means that code could not be loaded, as opposed to code that failed. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /Loading (CSS )?chunk/.test(error.message)
  );
}
