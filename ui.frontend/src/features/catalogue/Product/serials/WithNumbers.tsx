import type { ReactNode } from 'react';

export interface WithNumbersProps {
  readonly text: string;
  readonly numbers: readonly (string | undefined)[];
}

/** A sentence whose serial numbers stay on one line: broken at a hyphen they would read as two. */
export function WithNumbers({ text, numbers }: WithNumbersProps): ReactNode {
  const known = numbers.flatMap((number) => number || []);
  const parts = known.reduce<readonly string[]>(
    (pieces, number) => pieces.flatMap((piece) => splitAt(piece, number)),
    [text],
  );
  return parts.map((part, index) =>
    known.includes(part) ? (
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A text in pieces, with those equal to the number between the others. */
const splitAt = (text: string, number: string): string[] =>
  text.split(number).flatMap((piece, index) => (index === 0 ? [piece] : [number, piece]));
