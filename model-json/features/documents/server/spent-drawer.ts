import { serveDrawings } from './serve-drawings';

/* A drawing thread for tests: like OpenCascade, it makes two drawings and none after that; and never a wrong one. */

let count = 0;
serveDrawings<{ readonly type: string; readonly name: string }>(({ document: { name } }) => {
  count += 1;
  return count > 2 || name === 'wrong'
    ? Promise.reject(new Error(`cannot draw ${name}`))
    : Promise.resolve(Buffer.from(`${name} ${count}`));
});
