import {
  type AccessDecision,
  decideAccess,
  type Visitor,
} from '@ciguawatch/shared/contract/access/decide-access';
import type { Match } from './match';

/** What the shell does with an address: what it shows, and whether the module stays mounted. */
export interface AccessVerdict {
  shown: AccessDecision;
  mounted: boolean;
}

/**
 * Remembers the open page, because an open page is treated more gently than a requested one: it stays
 * usable when the network fails, and a form is never discarded because the window became narrow or a role
 * was removed (product decisions, "Everywhere").
 */
export class AccessGate {
  private open: string | null = null;

  look(pathname: string, match: Match, who: Visitor): AccessVerdict {
    if (match.kind === 'unknown') {
      this.open = null;
      return { shown: 'ok', mounted: false };
    }
    const decision = decideAccess(match.route, who);
    const here = this.open === pathname;
    if (decision === 'ok') this.open = pathname;
    if (decision === 'ok') return { shown: 'ok', mounted: true };
    if (here && decision === 'offline' && decideAccess(match.route, { ...who, online: true }) === 'ok') {
      return { shown: 'ok', mounted: true };
    }
    // The page is replaced by the reason but stays mounted: when the role returns, what was typed is still
    // there.
    if (here && (decision === 'desktop' || decision === 'role')) return { shown: decision, mounted: true };
    this.open = null;
    return { shown: decision, mounted: false };
  }
}
