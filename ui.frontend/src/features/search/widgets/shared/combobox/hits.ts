const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shorter words and numbers are prefixes of too many others: they only match whole words, except while still being typed. */
const LEAST = 3;
const isShort = (word: string) => word.length < LEAST || /^\d+$/.test(word);

const isPartOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/**
 * Marks the words of a text that begin with the words of a term, ignoring case and accents. The last word of the term is still
 * being typed.
 * @returns the text in pieces, hits at odd indices
 */
export function splitAtHits(text: string, term: string): string[] {
  const words = fold(term).split(/\s+/).filter(isPartOfWord);
  // Character by character, so that positions in the folded text match the text.
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter));
  const hit = new Array<boolean>(letters.length).fill(false);
  words.forEach((word, index) => {
    const isWhole = isShort(word) && index < words.length - 1;
    for (let at = 0; at < folded.length; at += 1) {
      if (isPartOfWord(folded[at - 1])) continue;
      let seen = '';
      let end = at;
      while (end < folded.length && seen.length < word.length) seen += folded[end++];
      if (seen.startsWith(word) && !(isWhole && isPartOfWord(folded[end]))) hit.fill(true, at, end);
    }
  });
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
