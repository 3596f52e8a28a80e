import type { Change } from '../load/changes';
import type { Loaded } from '../load/load-pack';
import type { Stays } from '../load/stays';
import type { Fault } from '../pack/faults';
import { faultText } from '../pack/faults';

/** Most names that are told of one kind of change. */
const MAX_NAMES = 20;

/** What a check says: each fault on a line of its own, or that there is none. */
export const checkText = (faults: readonly Fault[]): string =>
  faults.length === 0
    ? 'The pack can be loaded.'
    : [...faults.map(faultText), '', `${count(faults.length, 'fault')}: nothing was loaded.`].join('\n');

const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

const named = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ');

const KINDS = { location: 'place', translation: 'language', specie: 'species', post: 'post' } as const;

/** What a load changes, by kind: new, changed with the fields, and what stays as it is. */
export function changesText({ changes, stays }: Pick<Loaded, 'changes' | 'stays'>): string {
  const lines = Object.entries(KINDS).flatMap(([kind, thing]) => {
    const own = changes.filter(({ held }) => held.kind === kind && held.value.settings === undefined);
    return [
      ...newLine(own, thing),
      ...own.filter(({ isNew }) => !isNew).map((one) => changedLine(one, thing)),
    ];
  });
  const settings = changes.find(({ held }) => held.value.settings !== undefined);
  const first = settings ? [`${settings.isNew ? 'New' : 'Changed'} country: ${fieldsOf(settings)}`] : [];
  const all = [...first, ...lines];
  return [
    ...(all.length > 0 ? all : ['Nothing changes: the database holds all of it.']),
    ...stayLines(stays),
  ].join('\n');
}

const newLine = (changes: readonly Change[], thing: string): string[] => {
  const names = changes.filter(({ isNew }) => isNew).map(({ held }) => held.name);
  return names.length > 0 ? [`New, ${count(names.length, thing)}: ${named(names)}`] : [];
};

const changedLine = (change: Change, thing: string): string =>
  `Changed ${thing} ${change.held.name}: ${fieldsOf(change)}`;

function fieldsOf({ before, after }: Change): string {
  const former = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field]) => field !== 'settings')
    .map(([field, value]) =>
      field === 'outline_digest' || former[field] === undefined || former[field] === null
        ? `${field} ${field === 'outline_digest' ? '(another outline)' : JSON.stringify(value)}`
        : `${field} ${JSON.stringify(former[field])} → ${JSON.stringify(value)}`,
    )
    .join('; ');
}

function stayLines({ edited, extra, posts }: Stays): string[] {
  const withCases = extra.map(({ name, cases }) => (cases > 0 ? `${name} (${count(cases, 'case')})` : name));
  return [
    ...(edited.length > 0 ? [`Stays as it was changed on screen: ${named(edited)}`] : []),
    ...(posts.length > 0 ? [`Posts that differ are changed on screen: ${named(posts)}`] : []),
    ...(extra.length > 0 ? [`Not in the pack, and stays: ${named(withCases)}`] : []),
  ];
}

/** Why a load that would show hidden values was not made. @param opens public rows that would show more */
export const opensText = (opens: number, letters: string): string =>
  `Nothing was loaded: ${count(opens, 'public row')} of ${letters} would show what is hidden now, and that waits for a second person. ` +
  'Change residents in the portal (/gis/maps), where the change waits until somebody else approves it, and leave them out of the pack. ' +
  `A lower limit of publishing is written into the file that COUNTRY_NUMBERS names, as the laboratory decided it in writing.`;
