import { tellModuleFault } from '@ciguawatch/shared/api/calls/deployment/deployment';
import { FAULT_KINDS, type FaultKind } from '@ciguawatch/shared/api/schemas/deployment';
import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { registry } from '../registry/registry';
import type { LoadFailure } from './failure';

const isFault = (kind: string): kind is FaultKind => FAULT_KINDS.some((one) => one === kind);

/** What was thrown, without the advice that the federation runtime puts around it. */
const ownWords = (message: string) => message.split('Original Error Message:').at(-1)?.trim() ?? message;

/** Failures already reported by this document. */
const told = new Set<string>();

/**
 * Reports a module failure to the server, each kind once a document; a lost network is no fault of the module.
 * Nothing waits for the report or fails with it.
 */
export async function tellFault(id: ModuleId, { kind, message }: LoadFailure): Promise<void> {
  const release = registry.release(id);
  // A module under development comes from another site: its faults are no news of what is in service.
  if (!isFault(kind) || release?.entry.startsWith('http')) return;
  const version = release?.version ?? null;
  const page = location.pathname.slice(0, 200);
  const fault = { module: id, version, kind, message: ownWords(message).slice(0, 500), page };
  const way = JSON.stringify(fault);
  if (told.has(way)) return;
  told.add(way);
  await call(tellModuleFault, { params: undefined, body: fault }).catch(() => undefined);
}
