import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon';

interface SearchBoxProps {
  label: string;
  /** The words of the address. */
  words: string;
  onSearch(words: string): void;
}

const PAUSE_MS = 200;

/** Searches as the author types. The slash key goes here. */
export function SearchBox({ label, words, onSearch }: SearchBoxProps): ReactNode {
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward in the history change the words.
  if (known !== words) {
    setKnown(words);
    if (words !== text.trim()) setText(words);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), PAUSE_MS);
  };
  return (
    <div className="co-search" role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={`${label} (/)`}
        value={text}
        data-search
        onChange={({ target }) => search(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            clearTimeout(timer.current);
            onSearch(text.trim());
          }
        }}
      />
    </div>
  );
}
