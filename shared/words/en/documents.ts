/** Words on the pages of every document. */
export const documents = {
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  revisionOf: (revision: string, date: string) => `Revision ${revision} · ${date}`,
};
