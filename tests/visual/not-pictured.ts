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
  'plain as the SPA SDK hands it on': 'the look of plain text',
  'opened by another element': 'the dialog of the default case, opened from elsewhere',
  'opened by a class': 'the dialog of the default case, opened from elsewhere',
  'opened by an event': 'the dialog of the default case, opened from elsewhere',
};
