import { listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import type { Reviser } from '@ciguawatch/shared/domain/revision/may-change';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { session } from '@ciguawatch/shared/runtime/session/session';

let languagesRequest: Promise<Language[]> | undefined;

/**
 * The languages of the portal, loaded once per visit. @throws ApiError as the call does; the next call then
 * tries again
 */
export function allLanguages(): Promise<Language[]> {
  languagesRequest ??= call(listLanguages, { params: undefined }).catch((thrown: unknown) => {
    languagesRequest = undefined;
    throw thrown;
  });
  return languagesRequest;
}

/** The logged-in person as the rules for changes need it: roles, and languages of the managed countries. */
export function reviser(languages: readonly Language[]): Reviser {
  const { groups = [], profile } = session.user ?? {};
  const managed = profile?.manage_countries ?? [];
  const own = languages.filter(({ country }) => country.some((one) => managed.includes(one)));
  return { groups: groups as RoleId[], languages: own.map(({ code }) => code) };
}
