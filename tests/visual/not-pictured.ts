/** Cases of which a picture would tell nothing new, by their names: why. */
export const notPictured: Readonly<Record<string, string>> = {
  French: 'other words in the same places; the longest words are the German ones',
  Spanish: 'other words in the same places; the longest words are the German ones',
  'hostile HTML': 'that words stay words is asserted where each component is tested',
  'hostile words': 'as hostile HTML',
  'hostile text': 'as hostile HTML',
  'hostile term': 'as hostile HTML',
  'hostile query': 'as hostile HTML',
  'hostile value': 'as hostile HTML',
  'hostile address': 'as hostile HTML',
  'own thanks, hostile': 'as hostile HTML',
  '200 items': 'what is in view is the look of few',
  '40 families': 'what is in view is the look of few',
  'as AEM exports it': 'the look of a case before it, under the names of AEM',
  'with a tooltip': 'shows nothing until a pointer rests on it',
  decorative: 'what is said of it changes, not what is seen',
  'size unknown': 'a film at rest has the size of its player',
  'plays by itself': 'a film at rest, as where less motion is wanted',
  'plays by itself, with sound': 'a film at rest, as where less motion is wanted',
  'shown in the browser': 'leads elsewhere, looks alike',
  'plain as the SPA SDK hands it on': 'the look of plain text',
  'opened by another element': 'the dialog of the default case, opened from elsewhere',
  'opened by a class': 'the dialog of the default case, opened from elsewhere',
  'opened by an event': 'the dialog of the default case, opened from elsewhere',
};

/** Pages that look different from one time to the next, by their names: why. */
export const unsteadyPages: Readonly<Record<string, string>> = {
  'core-content/document-list': 'sizes and checksums show as soon as the server has drawn the documents',
  'core-content/tags': 'the tags are those of posts, which authors change',
  'commerce/search': 'products of equal rank come in the order in which they were indexed',
};
