import type { Operation } from '../Post';

/** `:operation=nop`: does nothing, and answers with the status that `:nopstatus` wants. */
export const nop: Operation = (post) => {
  const status = post.parameters.get(':nopstatus') ?? '';
  // Below 200 an answer would not be the last.
  if (/^[2-9]\d\d$/.test(status)) post.status = Number(status);
};
