import { RecipeError } from './RecipeError';

export interface ComponentNames {
  /** Folder and view: `QuoteOfTheDay`. */
  readonly view: string;
  /** Variables: `quoteOfTheDay`. */
  readonly variable: string;
  /** Last part of the resource type, styles: `quoteoftheday`. */
  readonly type: string;
  /** The page of the component library: `quote-of-the-day`. */
  readonly page: string;
  /** What authors read: `Quote of the day`. */
  readonly title: string;
}

/** `mobile` as `Mobile`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** @throws RecipeError if it is no name for a component */
export function componentNames(name: string): ComponentNames {
  if (!/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)*$/.test(name))
    throw new RecipeError(`“${name}” is no name for a component; one is written like QuoteOfTheDay`);
  const words = [...name.matchAll(/[A-Z][a-z0-9]*/g)].map(([word]) => word.toLowerCase());
  const title = words.join(' ');
  return {
    view: name,
    variable: name.charAt(0).toLowerCase() + name.slice(1),
    type: words.join(''),
    page: words.join('-'),
    title: capitalised(title),
  };
}
