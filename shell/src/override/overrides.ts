import './texts';
import type { ModuleId, Release } from '@ciguawatch/shared/contract/module';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { makeAutoObservable } from 'mobx';
import { registry } from '../registry/registry';
import {
  confirmedOverrides,
  confirmOverride,
  forgetOverrides,
  type Override,
  requestedOverride,
  withoutOverrideParam,
} from './requested-overrides';
import { releaseAt } from './site-release';

/** Function for reloading the page; replaced in tests. */
interface Page {
  reload(): void;
}

/** Modules that this tab loads from development sites, where the configuration allows it. */
class Overrides {
  /** Accepted overrides; those whose site did not respond are in `failed`. */
  list: readonly Override[] = [];
  failed: ReadonlySet<ModuleId> = new Set();
  /** Override requested by the address, until the person answers. */
  question: Override | null = null;
  private allowed: readonly string[] = [];

  constructor(private readonly page: Page = { reload: () => location.reload() }) {
    makeAutoObservable<this, 'page'>(this, { page: false });
  }

  /**
   * Adds accepted overrides to the registry and reads a request from the address. Never rejects: if a site
   * does not respond, the module in service stays.
   * @param allowed sites of the configuration
   */
  async start(allowed: readonly string[]): Promise<void> {
    this.allowed = allowed;
    this.list = confirmedOverrides(allowed);
    this.read(requestedOverride(location.search));
    const found = await Promise.allSettled(this.list.map((one) => releaseAt(one)));
    this.take(found);
  }

  /** The person accepts the requested override. */
  confirm(): void {
    if (this.question === null) return;
    confirmOverride(this.question, this.allowed);
    this.page.reload();
  }

  /** The person refuses the requested override. */
  refuse(): void {
    this.question = null;
  }

  /** Ends all overrides and returns to the modules in service. */
  end(): void {
    forgetOverrides();
    this.page.reload();
  }

  private read(asked: Override | null): void {
    if (asked === null) return;
    history.replaceState(history.state, '', withoutOverrideParam(location.href));
    const { id, origin } = asked;
    if (this.list.some((one) => one.id === id && one.origin === origin)) return;
    if (this.allowed.includes(origin)) this.question = asked;
    else toasts.error(translate('override', 'override.refused', { origin }));
  }

  private take(found: PromiseSettledResult<Release>[]): void {
    const releases = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    registry.replace(releases);
    this.failed = new Set(this.list.filter((_, at) => found[at]?.status === 'rejected').map(({ id }) => id));
    for (const one of found) if (one.status === 'rejected') console.warn(one.reason);
  }
}

export const overrides = new Overrides();
