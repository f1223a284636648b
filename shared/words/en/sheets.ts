/** What is printed on sheets to fill in, beside what the pages say. */
export const sheets = {
  fillIn: 'To fill in',
  survey: 'Site survey',
  surveyHead: ['Company', 'Place', 'Visited by', 'Date'],
  log: 'Service log',
  logHead: ['Machine', 'Serial number', 'Place', 'In service since'],
  logColumns: ['Date', 'Hours', 'Work done', 'Parts and oil', 'Signature'],
  back: 'Send the filled-in sheet to your dealer or to us: the figures on it are what a quote is worked out from.',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
};
