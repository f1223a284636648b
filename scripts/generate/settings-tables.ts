import { COMMANDS } from '../../model-json/programs/all-settings';
import type { Variable } from '../../model-json/core/server/settings/Variable';
import { DEVELOPER_VARIABLES } from '../developer-variables';

export const settingsTablesFile = 'docs/settings.md';

const intro = `<!-- Written by \`npm run generate\` from the variables in code. -->

# Settings

Environment variables; an empty one counts as absent. A program checks all of them when it starts, reports every invalid one at once (which, what is wrong, what would be
right), and exits. It logs the values in use, without secrets (*secret* below), and warns of variables that look like one of these but are none.
`;

type Described = Pick<Variable, 'takes' | 'meaning' | 'without'> &
  Partial<Pick<Variable, 'schema' | 'isSecret'>>;

/** docs/settings.md: a table of variables for each command. */
export function settingsTables(): string {
  const sections = COMMANDS.map(({ command, variables }) => section(`\`${command}\``, variables));
  return [intro, ...sections, section('Development and tests', DEVELOPER_VARIABLES)].join('\n');
}

const section = (title: string, variables: Readonly<Record<string, Described>>): string =>
  [
    `## ${title}\n`,
    '| variable | takes | default | meaning |',
    '|---|---|---|---|',
    ...Object.entries(variables).map(
      ([name, variable]) =>
        `| \`${name}\` | ${takesOf(variable)} | ${defaultOf(variable)} | ${variable.meaning} |`,
    ),
    '',
  ].join('\n');

const takesOf = ({ takes, isSecret }: Described): string => (isSecret ? `${takes}; secret` : takes);

function defaultOf({ without, schema }: Described): string {
  if (without !== undefined) return without;
  return `\`${String(schema?.safeParse(undefined).data)}\``;
}
