import type { Incompatibility } from '@ciguawatch/shared/contract/release/incompatibility';

/** Why a module could not be shown, in the words of the panel's texts. */
export type FailureKind =
  | 'network'
  | 'server'
  | 'timeout'
  | 'missing'
  | 'contract'
  | 'surface'
  | 'integrity'
  | 'crash';

/** Failures that only another version of the module or of the shell can mend. */
const REFUSALS: ReadonlySet<FailureKind> = new Set(['contract', 'surface', 'integrity']);

/** A module that did not come: the reason, and what is in the way when it was refused. */
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
    return REFUSALS.has(this.kind);
  }
}

/** Whether an error means that a piece of code could not be fetched, as against code that failed. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /Loading (CSS )?chunk/.test(error.message)
  );
}
