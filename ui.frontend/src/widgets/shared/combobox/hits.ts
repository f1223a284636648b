const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Where the words of a term stand in a text, regardless of case and accents, as the server finds them.
 * @returns the text in pieces, hits at odd places
 */
export function splitAtHits(text: string, term: string): string[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  // Letter by letter, so that places in the folded text are places in the text.
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter));
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = 0; at < folded.length; at += 1) {
      let seen = '';
      let end = at;
      while (end < folded.length && seen.length < word.length) seen += folded[end++];
      if (seen.startsWith(word)) hit.fill(true, at, end);
    }
  }
  const pieces = [''];
  letters.forEach((letter, at) => {
    if (hit[at] !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}

/** A text with its hits in `mark` elements. */
export function marked(text: string, term: string, className: string): (string | HTMLElement)[] {
  return splitAtHits(text, term).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const mark = document.createElement('mark');
    mark.className = className;
    mark.textContent = piece;
    return mark;
  });
}
