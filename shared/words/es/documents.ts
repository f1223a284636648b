import type * as English from '../en/documents';

export const documents: typeof English.documents = {
  pageOf: (page, count) => `Página ${page} de ${count}`,
  revisionOf: (revision, date) => `Edición ${revision} · ${date}`,
};
