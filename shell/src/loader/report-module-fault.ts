import { tellModuleFault } from '@ciguawatch/shared/api/calls/deployment/deployment';
import { FAULT_KINDS, type FaultKind } from '@ciguawatch/shared/api/schemas/deployment';
import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { registry } from '../registry/registry';
import type { LoadFailure } from './failure';

const isFaultKind = (kind: string): kind is FaultKind => FAULT_KINDS.some((one) => one === kind);

/** The original error message, without the text that the federation runtime adds. */
const ownWords = (message: string) => message.split('Original Error Message:').at(-1)?.trim() ?? message;

/** Failures already reported from this document. */
const told = new Set<string>();

/**
 * Reports a module failure to the server, each kind once per document; a lost network is not reported.
 * Nothing waits for the report or depends on it.
 */
export async function reportModuleFault(id: ModuleId, { kind, message }: LoadFailure): Promise<void> {
  const release = registry.release(id);
  // Failures of a module under development, loaded from another site, do not concern the release in
  // service.
  if (!isFaultKind(kind) || release?.entry.startsWith('http')) return;
  const version = release?.version ?? null;
  const page = location.pathname.slice(0, 200);
  const fault = { module: id, version, kind, message: ownWords(message).slice(0, 500), page };
  const way = JSON.stringify(fault);
  if (told.has(way)) return;
  told.add(way);
  await call(tellModuleFault, { params: undefined, body: fault }).catch(() => undefined);
}
