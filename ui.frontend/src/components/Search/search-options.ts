/** A page that was found. */
export interface FoundPage {
  title: string;
  url: string;
  description?: string;
}

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

/** A found page as an option of the list. It is a link, so that it opens as links do. */
export function option({ title, url, description }: FoundPage, term: string, id: string): HTMLElement {
  const item = document.createElement('a');
  item.className = 'cmp-search__item';
  item.id = id;
  item.href = url;
  item.tabIndex = -1;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  const name = span('cmp-search__item-title');
  splitAtHits(title, term).forEach((piece, index) => name.append(index % 2 === 1 ? mark(piece) : piece));
  item.append(name);
  if (description) item.append(span('cmp-search__item-description', description));
  return item;
}

function span(className: string, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

function mark(text: string): HTMLElement {
  const element = document.createElement('mark');
  element.className = 'cmp-search__item-mark';
  element.textContent = text;
  return element;
}
