/** What is said while a server has too much to do. */
export const busy = {
  title: 'One moment, please',
  text: 'The site is very busy right now. Try again in a few seconds.',
  again: 'Try again',
};
