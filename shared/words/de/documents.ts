import type * as English from '../en/documents';

export const documents: typeof English.documents = {
  pageOf: (page, count) => `Seite ${page} von ${count}`,
  revisionOf: (revision, date) => `Stand ${revision} · ${date}`,
};
