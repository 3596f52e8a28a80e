/** Roles with an account in the demonstration, as `server/src/features/users/demo.ts` makes them. */
export const PLAY_ROLES = [
  'admin',
  'cases_editor',
  'fishbase_editor',
  'moderator',
  'users_manager',
  'global_translator',
  'algae_editor',
  'fishbase_translator',
  'gis_editor',
  'gis_creator',
  'species_translator',
  'samples_editor',
  'cases_editor.fj',
];

const OPTION = '--scenario';

/**
 * Reads what stands after `npm run play --`.
 * @param args words of the command
 * @param scenarios name of each scenario, with `roles` where only these may play it
 * @returns `{ help: true }`, `{ fault }` with one sentence, or `{ role, scenario }`, scenario undefined without one
 */
export function readArguments(args, scenarios) {
  if (args.includes('--help') || args.includes('-h')) return { help: true };
  const { roles, scenario, fault } = sorted(args);
  if (fault) return { fault };
  if (roles.length > 1) return { fault: `One role is enough: ${roles.join(' or ')}.` };
  const role = roles[0] ?? 'admin';
  if (!PLAY_ROLES.includes(role))
    return { fault: `There is no demo account ${role}@demo.example. One of: ${PLAY_ROLES.join(', ')}.` };
  if (scenario === undefined) return { role };
  const wrong = scenarioFault(scenario, role, scenarios);
  return wrong ? { fault: wrong } : { role, scenario };
}

/** Tells roles from the option. */
function sorted(args) {
  const roles = [];
  let scenario;
  for (let at = 0; at < args.length; at++) {
    const word = args[at];
    if (word === OPTION) scenario = args[++at] ?? '';
    else if (word.startsWith(`${OPTION}=`)) scenario = word.slice(OPTION.length + 1);
    else if (word.startsWith('-'))
      return { fault: `There is no option ${word}; npm run play -- --help lists them.` };
    else roles.push(word);
  }
  return { roles, scenario };
}

/** Why a role cannot play a scenario; null where it can. */
function scenarioFault(scenario, role, scenarios) {
  const names = Object.keys(scenarios);
  if (!names.includes(scenario))
    return `There is no scenario ${scenario || 'without a name'}. One of: ${names.join(', ')}.`;
  const { roles } = scenarios[scenario];
  return roles && !roles.includes(role)
    ? `The scenario ${scenario} is for ${roles.join(', ')}, not for ${role}.`
    : null;
}

/** Text of `npm run play -- --help`. */
export const helpText = (scenarios) =>
  `npm run play -- [ROLE] [${OPTION} NAME]

Opens a portal with data of its own, signed in with a role; its data are deleted at the end.

Roles (admin where none is given):
${PLAY_ROLES.map((role) => `  ${role}`).join('\n')}

Scenarios (none: the demonstration as it is):
${Object.entries(scenarios)
  .map(
    ([name, { summary, roles }]) =>
      `  ${name.padEnd(18)}${summary}${roles ? ` Only for ${roles.join(', ')}.` : ''}`,
  )
  .join('\n')}
`;
