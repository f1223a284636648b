import { dataFolderOf } from '../../core/repository/data-folder';
import { openAccounts } from '../../core/server/accounts/open-accounts';
import { readSettings } from '../../core/server/settings/settings';
import { COMMANDS, HELP } from './commands';
import { readLine } from './read-line';

/** `npm run accounts -- COMMAND`: adds and changes accounts, also while author runs. */
async function main([name = 'help', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (!command) {
    print(HELP);
    process.exitCode = name === 'help' ? 0 : 1;
    return;
  }
  const { dir } = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  // Where author listens makes no difference here.
  const settings = { ...readSettings(process.env), AUTHOR_HOST: 'localhost', AUTHOR_ORIGIN: undefined };
  const accounts = openAccounts(dir, settings);
  try {
    await command({ accounts, words, print, ask: readLine });
  } finally {
    accounts.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
