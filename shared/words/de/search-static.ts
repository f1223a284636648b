export const searchWithoutServer: string =
  'Diese Website kann von hier aus nicht durchsucht werden. Alles finden Sie in diesen Bereichen:';
export const filtersWithoutScripts: string = 'Diese Liste kann nur mit JavaScript gefiltert werden.';
