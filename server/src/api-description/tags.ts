/** A group of calls, with the beginnings of the routes that belong to it. */
interface Tag {
  name: string;
  description: string;
  routes: readonly string[];
}

/** Groups in the order of the description; a call belongs to the one with the longest beginning of its route. */
const TAGS: readonly Tag[] = [
  {
    name: 'Public data',
    description: 'What anybody may read, from any page of any site.',
    routes: [
      ...['cw/caselist', 'cw/summary', 'cw/recovery', 'cw/coverage/', 'cw/bulletin', 'cw/evidence'],
      ...['a/check', 'cw/events', 'config', 'cw/country'],
    ],
  },
  {
    name: 'Exchange',
    description: 'Public data in the formats of other programs.',
    routes: ['cw/dhis2'],
  },
  {
    name: 'Reports',
    description: 'What a person reports of a meal, and withdraws again.',
    routes: ['cw/pcase', 'cw/contact'],
  },
  {
    name: 'News of islands',
    description: 'Notices of what the laboratory publishes, to a browser that follows an island.',
    routes: ['cw/push'],
  },
  {
    name: 'Places',
    description: 'Countries, archipelagos, islands and localities with their outlines.',
    routes: ['cw/location'],
  },
  {
    name: 'Species',
    description: 'Species and products, their pictures, and the changes that a moderator decides.',
    routes: ['fb/', 'phenotype', 'a/picture', 'a/revision'],
  },
  {
    name: 'Personal tokens',
    description: 'Keys by which a program acts for a person.',
    routes: ['a/token'],
  },
  {
    name: 'Login',
    description: 'Passwords, second steps, passkeys and single sign-on.',
    routes: [...['token', 'a/auth', 'a/getme', 'a/factor', 'a/sign-in', 'a/sso', 'a/session']],
  },
  {
    name: 'Cases',
    description: 'Cases as the editors of their country read, change, link and export them.',
    routes: ['cw/case', 'cw/view', 'cw/decision', 'cw/pair', 'cw/meal', 'cw/person'],
  },
  {
    name: 'Work on cases',
    description: 'Notes, tasks and files of a case.',
    routes: ['cw/colleague', 'cw/thread', 'cw/note', 'cw/task', 'cw/attachment'],
  },
  {
    name: 'Alerts and bulletins',
    description: 'Alerts, the monthly report, reporting posts and silences.',
    routes: ['cw/alert', 'cw/monthly', 'cw/post', 'cw/silence', 'cw/coverage/:'],
  },
  { name: 'Samples', description: 'Samples of fish and what their tests found.', routes: ['cw/sample'] },
  { name: 'Algae', description: 'Samplings of dinoflagellates.', routes: ['gd/'] },
  { name: 'Accounts', description: 'Accounts, by those who manage them.', routes: ['a/users'] },
  {
    name: 'Portal',
    description: 'Languages, texts, waiting work, settings, the audit trail and the deployment.',
    routes: ['a/'],
  },
];

/** The groups for the description. */
export const tagList = (): { name: string; description: string }[] =>
  TAGS.map(({ name, description }) => ({ name, description }));

/**
 * The group of a route.
 * @throws Error when no group has it, so that a new area is put somewhere
 */
export function tagOf(route: string): string {
  const fitting = TAGS.flatMap(({ name, routes }) =>
    routes.filter((start) => route.startsWith(start)).map((start) => ({ name, length: start.length })),
  );
  const [tag] = fitting.toSorted((one, other) => other.length - one.length);
  if (!tag) throw new Error(`No group of the API description has the route ${route}.`);
  return tag.name;
}
