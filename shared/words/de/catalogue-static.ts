export const comparisonWithoutServer: string =
  'Produkte können von hier aus nicht verglichen werden. Auf ihren Seiten stehen alle Werte. Sie finden sie in diesen Bereichen:';
export const documentsWithoutServer: string = 'Die Liste kann von hier aus nicht gefiltert werden.';
