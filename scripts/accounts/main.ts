import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { AccountError } from '../../model-json/core/server/accounts/Account';
import { openAccounts } from '../../model-json/core/server/accounts/open-accounts';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { run } from '../content/command';
import { COMMANDS, HELP } from './commands';
import { readLine } from './read-line';

/** npm run accounts -- COMMAND: adds and changes accounts, also while author runs. Without a command it lists them all. */
run(async (print) => {
  const [name = 'help', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    print(HELP);
    if (name !== 'help') throw new AccountError(`${name} is no command`);
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
});
