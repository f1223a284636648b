import { serveFiles } from './serve';

/* `read.ts DIR PORT`: serves the handbook until it is interrupted. */
const [folder = '', port = ''] = process.argv.slice(2);
serveFiles(folder).listen(Number(port), () => console.log(`The handbook: http://localhost:${port}`));
