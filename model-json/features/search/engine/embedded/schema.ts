import { LANGUAGES, type Language } from '../SearchDocument';

/** Files with another version or other languages are rebuilt from the content; there is no migration. */
export const FILE_VERSION = 400 + LANGUAGES.length;

/** Weights of name, subject and body in bm25. */
export const WEIGHTS = '8.0, 4.0, 1.0';

export const textTable = (language: Language) => `text_${language}`;

/**
 * One full-text table per language, with stems of that language and its own statistics. Tables do not store the texts
 * (`content=''`); they are fed stemmed and folded words.
 */
export const SCHEMA = `
  CREATE TABLE document (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, language TEXT NOT NULL, facts TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE number (folded TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (folded, row)) WITHOUT ROWID;
  CREATE INDEX number_row ON number (row);
  CREATE TABLE vocabulary (language TEXT NOT NULL, word TEXT NOT NULL, stem TEXT NOT NULL, documents INTEGER NOT NULL,
    PRIMARY KEY (language, word)) WITHOUT ROWID;
  ${LANGUAGES.map(
    (language) =>
      `CREATE VIRTUAL TABLE ${textTable(language)} USING fts5(name, subject, body, content='', contentless_delete=1,
        prefix='2 3', tokenize='unicode61 remove_diacritics 2');`,
  ).join('\n  ')}
  PRAGMA user_version = ${FILE_VERSION};
`;
