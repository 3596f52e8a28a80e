import { type Decision, decide, type Who } from '@ciguawatch/shared/contract/access/decide';
import type { Match } from './match';

/** What the shell does with an address: what it shows, and whether its module stays mounted. */
export interface Verdict {
  shown: Decision;
  mounted: boolean;
}

/**
 * Remembers which page is open, because a page that is open is treated more gently than one that
 * is asked for: a form or queue stays usable when the network goes, and a form is never thrown
 * away because a window became narrow or a role was taken (product decisions, "Everywhere").
 */
export class Gate {
  private open: string | null = null;

  look(pathname: string, match: Match, who: Who): Verdict {
    if (match.kind === 'unknown') {
      this.open = null;
      return { shown: 'ok', mounted: false };
    }
    const decision = decide(match.route, who);
    const here = this.open === pathname;
    if (decision === 'ok') this.open = pathname;
    if (decision === 'ok') return { shown: 'ok', mounted: true };
    if (here && decision === 'offline' && decide(match.route, { ...who, online: true }) === 'ok') {
      return { shown: 'ok', mounted: true };
    }
    // Closed with its reason, but not thrown away: a role that comes back finds what was typed.
    if (here && (decision === 'desktop' || decision === 'role')) return { shown: decision, mounted: true };
    this.open = null;
    return { shown: decision, mounted: false };
  }
}
