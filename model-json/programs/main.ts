import { readNodesSettings } from '../core/server/nodes/nodes-settings';
import { runProgram } from './run-program';
import { supervise } from './supervise';
import { readSettings } from '../core/server/settings/settings';

/* `npm start`: author and publish on the data folder, each in its own processes (docs/adr/0014). */
void runProgram(async () => supervise(readSettings(process.env), readNodesSettings(process.env)));
