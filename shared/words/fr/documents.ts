import type * as English from '../en/documents';

export const documents: typeof English.documents = {
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  revisionOf: (revision, date) => `Édition ${revision} · ${date}`,
};
