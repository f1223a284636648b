const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(`\\b(\\d{1,2})[ \\u00a0](${MONTHS})(?:[ \\u00a0](\\d{4}))?\\b`, 'g');

/** Dates of an English text in North American format: May 12, 2026 for 12 May 2026. */
export const monthFirst = (text: string): string =>
  text.replace(DAY, (_, day: string, month: string, year?: string) =>
    year ? `${month} ${day}, ${year}` : `${month} ${day}`,
  );
