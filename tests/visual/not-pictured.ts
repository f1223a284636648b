/** Cases whose picture would show nothing new, by name, with the reason. */
export const notPictured: Readonly<Record<string, string>> = {
  French: 'other words in the same places; the longest words are the German ones',
  Spanish: 'other words in the same places; the longest words are the German ones',
  'hostile HTML': 'the tests of each component check that words stay words',
  'hostile words': 'as hostile HTML',
  'hostile text': 'as hostile HTML',
  'hostile term': 'as hostile HTML',
  'hostile query': 'as hostile HTML',
  'hostile value': 'as hostile HTML',
  'hostile address': 'as hostile HTML',
  'own thanks, hostile': 'as hostile HTML',
  'hostile serial number': 'as hostile HTML',
  '200 items': 'the visible part looks like few',
  '40 families': 'the visible part looks like few',
  'as AEM exports it': 'looks like an earlier case, under AEM’s names',
  'with a tooltip': 'shows nothing until the pointer is over it',
  decorative: 'changes what is announced, not what is visible',
  'size unknown': 'a paused video has the size of its player',
  'plays by itself': 'looks like a paused video with reduced motion',
  'plays by itself, with sound': 'looks like a paused video with reduced motion',
  'shown in the browser': 'leads elsewhere, looks alike',
  'plain as the SPA SDK hands it on': 'looks like plain text',
  'opened by another element': 'the dialog of the default case, opened from elsewhere',
  'opened by a class': 'the dialog of the default case, opened from elsewhere',
  'opened by an event': 'the dialog of the default case, opened from elsewhere',
};

/** Pages that look different each time, by name, with the reason. */
export const unsteadyPages: Readonly<Record<string, string>> = {
  'core-content/document-list': 'sizes and checksums appear once the server has generated the documents',
  'core-content/tags': 'the tags come from posts, which authors change',
  'commerce/search': 'products of equal rank come in the order in which they were indexed',
};
