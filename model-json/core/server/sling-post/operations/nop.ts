import type { Operation } from '../Post';

/** `:operation=nop`: does nothing, and answers with the status in `:nopstatus`. */
export const nop: Operation = (post) => {
  const status = post.parameters.get(':nopstatus') ?? '';
  // A status below 200 would not be the final answer.
  if (/^[2-9]\d\d$/.test(status)) post.status = Number(status);
};
