/** What is said while a server has too much to do. */
export const busy = {
  title: 'One moment, please',
  text: 'The site has a great deal to do just now. Try again in a few seconds.',
  again: 'Try again',
};
