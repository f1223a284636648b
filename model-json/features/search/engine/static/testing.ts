import { required } from '../../../../../shared/checked/required';
import { mapLanguages } from '../../../../../shared/words/in-language';
import type { SearchDocument } from '../SearchDocument';
import type { SearchEngine } from '../SearchEngine';
import { StaticEngine, type StaticSettings } from './StaticEngine';
import { writeIndex } from './write-index';

/** A static engine over files in memory. */
export function staticEngineOf(
  documents: readonly SearchDocument[],
  settings: Omit<StaticSettings, 'read'>,
  told: (file: string) => void = () => {},
): StaticEngine {
  const files = mapLanguages((language) =>
    writeIndex(
      language,
      documents.filter((document) => document.language === language),
      settings.schema.terms,
    ),
  );
  const read: StaticSettings['read'] = (language) => async (name) => {
    const file = required(files[language].get(name), name);
    told(file);
    return file;
  };
  return new StaticEngine({ ...settings, read });
}

/** As the contract's suites need it: filled after it has been opened. */
export function rebuiltStatic(settings: Omit<StaticSettings, 'read'>): SearchEngine {
  let documents: readonly SearchDocument[] = [];
  let engine = staticEngineOf(documents, settings);
  const write = async (all: readonly SearchDocument[]) => {
    documents = all;
    engine = staticEngineOf(documents, settings);
  };
  return {
    index: (more) => write([...documents, ...more]),
    remove(ids) {
      const gone = new Set(ids);
      return write(documents.filter(({ id }) => !gone.has(id)));
    },
    rebuild: (all) => write([...all]),
    search: (query) => engine.search(query),
    suggest: (...asked) => engine.suggest(...asked),
    async *documents() {
      yield* documents;
    },
    close: async () => {},
  };
}
