import { DOCUMENTS, SCHEMA } from '../contract/documents';
import { EmbeddedEngine } from './EmbeddedEngine';

/** Rebuilds an index without ever finishing; reports when it is in the middle. */
function* endless() {
  for (let index = 0; ; index += 1) {
    if (index === 2000) process.stdout.write('in the middle\n');
    yield { ...DOCUMENTS[index % DOCUMENTS.length]!, id: `half-${index}` };
  }
}

const engine = new EmbeddedEngine({ folder: process.argv[2]!, schema: SCHEMA });
void engine.rebuild(endless());
